import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {appendFile, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect} from 'vitest';
import {findComponent} from '../components';
import {
  END_OF_ROWS,
  EXECUTE_FAILED,
  OPEN_FAILED,
  PREPARE_FAILED,
  QUERY_FAILED,
  readDatabaseLog,
  runSteps,
  step,
  TRANSACTIONS,
} from '../database';
import {waitFor, type Home} from '../home';
import {findPort} from '../../../tests/support/ports';
import {scenario} from '../scenario';

const ROW_FAILED = 'query-failed: DB rows next error';

const WARN = '[WARN  hayride_db::postgres]';
const VERSIONS = '/usr/lib/postgresql';

/** The folder of this file's PostgreSQL cluster, which contains its socket, and the cluster's port. */
let folder = '';
let port: number;
/** The step that connects to it. */
let open: string;

beforeAll(async () => {
  // Before anything else: without the package its user is missing too.
  findProgram('initdb');
  port = await findPort();
  folder = await mkdtemp(path.join(tmpdir(), 'hayride-docs-postgres-'));
  open = `open postgres://postgres@127.0.0.1:${port}/postgres`;
  if (isRoot()) {
    execFileSync('chown', ['postgres', folder]);
  }
  const data = path.join(folder, 'data');
  runPostgres('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--no-locale');
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // Another zone than UTC: what comes back in UTC was converted.
    timezone: 'Asia/Tokyo',
    fsync: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(path.join(data, 'postgresql.conf'), lines.join(''));
  const access = path.join(data, 'pg_hba.conf');
  const rule = 'host all guarded 127.0.0.1/32 scram-sha-256\n';
  await writeFile(access, rule + (await readFile(access, 'utf8')));
  runPostgres('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-w', 'start');
  runSql("CREATE ROLE guarded LOGIN PASSWORD 'secret'");
  runSql("CREATE TYPE mood AS ENUM ('good')");
  runSql('CREATE EXTENSION citext');
});

afterAll(async () => {
  if (existsSync(path.join(folder, 'data/postmaster.pid'))) {
    runPostgres('pg_ctl', '-D', path.join(folder, 'data'), '-m', 'immediate', 'stop');
  }
  await rm(folder, {recursive: true, force: true});
});

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the file of a PostgreSQL program, where Debian's package puts it. */
function findProgram(name: string): string {
  const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
  const file = path.join(VERSIONS, version ?? '', 'bin', name);
  if (!existsSync(file)) {
    throw new Error(`There is no ${name} in ${VERSIONS}. Install Debian's package postgresql.`);
  }
  return file;
}

/** Runs a PostgreSQL program, which refuses to be root, and returns its output. */
function runPostgres(name: string, ...args: string[]): string {
  const file = findProgram(name);
  const [command, before] = isRoot() ? ['runuser', ['-u', 'postgres', '--', file]] : [file, []];
  return execFileSync(command, [...before, ...args], {cwd: folder, encoding: 'utf8'});
}

/** Runs SQL outside the runtime, and returns the values without a heading. */
function runSql(sql: string): string {
  return runPostgres('psql', '-h', folder, '-p', `${port}`, '-U', 'postgres', '-Atqc', sql).trim();
}

scenario(
  'postgres-names',
  'connects to PostgreSQL by a URL and by pairs, over TCP and over a Unix socket',
  async (home) => {
    const names = [
      `postgres://postgres@127.0.0.1:${port}/postgres`,
      `postgresql://postgres@127.0.0.1:${port}/postgres`,
      `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
      `postgres://guarded:secret@127.0.0.1:${port}/postgres`,
      `host=127.0.0.1 port=${port} user=postgres dbname=postgres`,
      `host=127.0.0.1 port=${port} user=guarded password=secret dbname=postgres`,
      `host=${folder} port=${port} user=postgres`,
    ];
    const lines = await runSteps(
      home,
      ...names.flatMap((name) => [`open ${name}`, 'first SELECT current_user']),
    );
    const users = names.map((name) => (name.includes('guarded') ? 'guarded' : 'postgres'));
    expect(lines).toEqual(users.flatMap((user) => ['opened', `str ${user}`]));
  },
);

scenario(
  'postgres-names-refused',
  'answers open-failed for a PostgreSQL server, database or password that is not there, and logs nothing',
  async (home) => {
    const lines = await runSteps(
      home,
      'open postgres://postgres@127.0.0.1:1/postgres',
      `open postgres://postgres@127.0.0.1:${port}/missing`,
      `open postgres://guarded:wrong@127.0.0.1:${port}/postgres`,
      'open colour=blue',
    );
    expect(lines).toEqual([OPEN_FAILED, OPEN_FAILED, OPEN_FAILED, OPEN_FAILED]);
    expect(await readDatabaseLog(home)).toEqual(['']);
  },
);

scenario(
  'postgres-pairs-that-are-a-file',
  'makes an SQLite file where pairs for PostgreSQL end in .db',
  async (home) => {
    expect(await runSteps(home, 'open host=127.0.0.1 dbname=notes.db')).toEqual(['opened']);
    expect(await readdir(home.work)).toEqual(['host=127.0.0.1 dbname=notes.db']);
  },
);

/** Gives the server a self-signed certificate while the check runs, and passes it on. */
async function useTls(check: (certificate: string) => Promise<void>): Promise<void> {
  const [certificate, key] = [path.join(folder, 'own.crt'), path.join(folder, 'own.key')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-out', certificate, '-keyout', key];
  execFileSync('openssl', [...request, ...files], {stdio: 'ignore'});
  if (isRoot()) {
    execFileSync('chown', ['postgres', certificate, key]);
  }
  runSql(`ALTER SYSTEM SET ssl_cert_file = '${certificate}'`);
  runSql(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
  const switchTls = async (value: string) => {
    runSql(`ALTER SYSTEM SET ssl = ${value}`);
    runSql('SELECT pg_reload_conf()');
    await waitFor(`ssl = ${value}`, () => runSql('SHOW ssl') === value);
  };
  await switchTls('on');
  try {
    await check(certificate);
  } finally {
    await switchTls('off');
  }
}

const IS_ENCRYPTED = 'first SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

scenario(
  'postgres-tls',
  'refuses a PostgreSQL server whose certificate it does not trust, except with sslmode=disable',
  (home) =>
    useTls(async () => {
      const lines = await runSteps(
        home,
        open,
        `${open}?sslmode=prefer`,
        `${open}?sslmode=require`,
        `${open}?sslmode=disable`,
        IS_ENCRYPTED,
      );
      expect(lines).toEqual([OPEN_FAILED, OPEN_FAILED, OPEN_FAILED, 'opened', 'boolean false']);
    }),
);

scenario(
  'postgres-tls-trusted',
  'encrypts the connection to a PostgreSQL server whose certificate SSL_CERT_FILE names',
  (home) =>
    useTls(async (certificate) => {
      const bin = 'test:database@0.0.1';
      await home.register(bin, findComponent('database'));
      await home.run({bin, args: [open, IS_ENCRYPTED], env: {SSL_CERT_FILE: certificate}});
      const [session] = await home.listSessions();
      expect(session?.files.out).toBe('opened\nboolean true\n');
    }),
);

scenario(
  'postgres-without-tls',
  'connects without encryption to a PostgreSQL server that has no TLS, except with sslmode=require',
  async (home) => {
    const lines = await runSteps(home, open, IS_ENCRYPTED, `${open}?sslmode=require`);
    expect(lines).toEqual(['opened', 'boolean false', OPEN_FAILED]);
  },
);

/** Evaluates the expressions in PostgreSQL in one run. */
function readExpressions(expressions: string[]): string[] {
  return [open, ...expressions.map((expression) => `first SELECT ${expression}`)];
}

scenario(
  'postgres-values-of-columns',
  'gives each type of column from PostgreSQL the case that stands for it',
  async (home) => {
    const values = [
      ['true', 'boolean true'],
      ['7::int2', 'int32 7'],
      ['-7::int4', 'int32 -7'],
      ['9223372036854775807::int8', 'int64 9223372036854775807'],
      ['0.1::float4', 'float 0.10000000149011612'],
      ['0.1::float8', 'double 0.1'],
      ["'grün'::text", 'str grün'],
      ["'grün'::varchar(9)", 'str grün'],
      ["'x'::char(3)", 'str x  '],
      ["'x'::name", 'str x'],
      ["'Ab'::citext", 'str Ab'],
      ["'\\x00ff'::bytea", 'binary 0 255'],
      ["'2025-09-03'::date", 'date 2025-09-03'],
      ["'12:30:00'::time", 'time 12:30:00'],
      ["'12:30:00.25'::time", 'time 12:30:00.250'],
      ["'2025-09-03 12:30:00'::timestamp", 'timestamp 2025-09-03 12:30:00'],
      ["'2025-09-03 12:30:00.250001'::timestamp", 'timestamp 2025-09-03 12:30:00.250001'],
      ["'6F9619FF-8b86-d011-b42d-00c04fc964ff'::uuid", 'str 6f9619ff-8b86-d011-b42d-00c04fc964ff'],
      ['12.500::numeric', 'str 12.5'],
      ['100::numeric', 'str 100'],
      ['NULL::int4', 'null'],
    ];
    const [, ...rows] = await runSteps(
      home,
      ...readExpressions(values.map(([expression = '']) => expression)),
    );
    expect(rows).toEqual(values.map(([, row]) => row));
  },
);

scenario(
  'postgres-timestamps-in-utc',
  'returns a timestamp with a time zone in UTC, whatever the zone of the PostgreSQL server',
  async (home) => {
    const lines = await runSteps(
      home,
      ...readExpressions([
        "'2025-09-03 12:30:00+02'::timestamptz::text",
        "'2025-09-03 12:30:00+02'::timestamptz",
        "'2025-09-03 12:30:00.5'::timestamptz",
      ]),
    );
    expect(lines).toEqual([
      'opened',
      'str 2025-09-03 19:30:00+09',
      'timestamp 2025-09-03T10:30:00+00:00',
      'timestamp 2025-09-03T03:30:00.500+00:00',
    ]);
  },
);

scenario(
  'postgres-json',
  'returns JSON from PostgreSQL as bytes, without white space and with its keys in order',
  async (home) => {
    const text = '{"b" : 1,  "a": [1, 2]}';
    const lines = await runSteps(home, ...readExpressions([`'${text}'::json`, `'${text}'::jsonb`]));
    const bytes = [...Buffer.from('{"a":[1,2],"b":1}')].join(' ');
    expect(lines).toEqual(['opened', `binary ${bytes}`, `binary ${bytes}`]);
  },
);

scenario(
  'postgres-values-without-a-case',
  'returns null for the other types of PostgreSQL, and their text where the SQL asks for it',
  async (home) => {
    const types = [
      "'good'::mood",
      'ARRAY[1, 2]',
      "'1 day'::interval",
      "'12:30:00+02'::timetz",
      "'127.0.0.1'::inet",
      '1::oid',
      "'<a/>'::xml",
      '\'x\'::"char"',
      "B'101'",
      'int4range(1, 3)',
    ];
    const lines = await runSteps(
      home,
      ...readExpressions([...types, "'1 day'::interval::text", 'ARRAY[1, 2]::text']),
    );
    expect(lines).toEqual(['opened', ...types.map(() => 'null'), 'str 1 day', 'str {1,2}']);
  },
);

scenario(
  'postgres-values-that-do-not-fit',
  'returns null for values of PostgreSQL that cannot be converted, and cuts long fractions',
  async (home) => {
    const values = [
      ["'NaN'::numeric", 'null'],
      ['1e40::numeric', 'null'],
      ["'infinity'::date", 'null'],
      ["'infinity'::timestamp", 'null'],
      ["'infinity'::timestamptz", 'null'],
      ['0.1234567890123456789012345678901234', 'str 0.1234567890123456789012345679'],
    ];
    const [, ...rows] = await runSteps(
      home,
      ...readExpressions(values.map(([expression = '']) => expression)),
    );
    expect(rows).toEqual(values.map(([, row]) => row));
    expect(await readDatabaseLog(home)).toEqual(['']);
  },
);

/** Passes each value to PostgreSQL as a parameter of a type, and expects its text form or an error. */
async function giveParameters(home: Home, cases: string[][]): Promise<void> {
  const steps = cases.map(([type, value = '']) => step(`first SELECT ($1::${type})::text`, value));
  const [, ...results] = await runSteps(home, open, ...steps);
  const given = cases.map(([type, value], index) => [type, value, results[index]]);
  expect(given).toEqual(cases);
}

scenario(
  'postgres-parameters',
  'converts parameters to the types that a PostgreSQL statement expects, and parses texts',
  (home) =>
    giveParameters(home, [
      ['int2', 'int32 7', 'str 7'],
      ['int4', 'int64 7', 'str 7'],
      ['int8', 'uint64 9223372036854775807', 'str 9223372036854775807'],
      ['int4', 'str 7', 'str 7'],
      ['int4', 'double 7', 'str 7'],
      ['float4', 'double 0.1', 'str 0.1'],
      ['float8', 'float 0.1', 'str 0.1'],
      ['float8', 'str 1e3', 'str 1000'],
      ['bool', 'boolean true', 'str true'],
      ['bool', 'int32 2', 'str true'],
      ['bool', 'str false', 'str false'],
      ['text', 'str grün', 'str grün'],
      ['text', 'int32 7', 'str 7'],
      ['text', 'binary 255 1', 'str \\xff01'],
      ['bytea', 'binary 0 255', 'str \\x00ff'],
      ['bytea', 'str ab', 'str \\x6162'],
      [
        'uuid',
        'str 6f9619ff-8b86-d011-b42d-00c04fc964ff',
        'str 6f9619ff-8b86-d011-b42d-00c04fc964ff',
      ],
      ['json', 'str {"b" : 1, "a": 2}', 'str {"a":2,"b":1}'],
      ['json', 'binary 123 125', 'str {}'],
      ['numeric', 'str 12.50', 'str 12.50'],
      ['numeric', 'double 0.1', 'str 0.1'],
      ['numeric', 'uint64 18446744073709551615', 'str 18446744073709551615'],
      ['date', 'date 2025-09-03', 'str 2025-09-03'],
      ['date', 'date 2025-09-03T12:30:00', 'str 2025-09-03'],
      ['time', 'time 12:30:00.25', 'str 12:30:00.25'],
      ['timestamp', 'timestamp 2025-09-03 12:30:00.25', 'str 2025-09-03 12:30:00.25'],
      ['timestamp', 'timestamp 2025-09-03T12:30:00Z', 'str 2025-09-03 12:30:00'],
      // The texts below are in the zone of the server, nine hours ahead of UTC.
      ['timestamptz', 'timestamp 2025-09-03T12:30:00+02:00', 'str 2025-09-03 19:30:00+09'],
      ['timestamptz', 'timestamp 2025-09-03T12:30:00', 'str 2025-09-03 21:30:00+09'],
      ['timestamptz', 'timestamp 2025-09-03 12:30:00', 'str 2025-09-03 21:30:00+09'],
      ['timestamptz', 'timestamp 2025-09-03 12:30:00Z', 'str 2025-09-03 21:30:00+09'],
    ]),
);

scenario(
  'postgres-parameters-refused',
  'refuses parameters that it cannot convert to the type that a PostgreSQL statement expects',
  async (home) => {
    const refused = [
      ['int2', 'str 70000'],
      ['int4', 'boolean true'],
      ['int4', 'double 1.5'],
      ['bool', 'int64 1'],
      ['bool', 'str t'],
      ['date', 'date 03.09.2025'],
      ['time', 'time 12:30'],
      ['timestamp', 'timestamp 2025-09-03 12:30'],
      ['timestamp', 'timestamp 2025-09-03'],
      ['timestamp', 'timestamp 2025-09-03T12:30:00+02:00'],
      ['timestamp', 'timestamp 2025-09-03 12:30:00Z'],
      ['timestamptz', 'date 2025-09-03'],
      ['uuid', 'str x'],
      ['json', 'str x'],
      ['numeric', 'str NaN'],
    ];
    await giveParameters(
      home,
      refused.map((given) => [...given, QUERY_FAILED]),
    );
    const line = `${WARN} PostgresStatement Query failed with error: error serializing parameter 0`;
    expect(await readDatabaseLog(home)).toEqual(refused.map(() => line));
  },
);

scenario(
  'postgres-integers-cut',
  'keeps the low bits of an integer that does not fit into a column of PostgreSQL',
  (home) =>
    giveParameters(home, [
      ['int2', 'int32 70000', 'str 4464'],
      ['int2', 'uint32 65535', 'str -1'],
      ['int4', 'int64 4294967297', 'str 1'],
      ['int4', 'uint32 4294967295', 'str -1'],
      ['int8', 'uint64 9223372036854775808', 'str -9223372036854775808'],
      ['int8', 'uint64 18446744073709551615', 'str -1'],
    ]),
);

scenario(
  'postgres-parameters-of-other-types',
  'gives the other types of PostgreSQL the bytes of the text, which suits those that are made of text',
  (home) =>
    giveParameters(home, [
      ['mood', 'str good', 'str good'],
      ['citext', 'str Ab', 'str Ab'],
      ['xml', 'str <a/>', 'str <a/>'],
      ['mood', 'str bad', QUERY_FAILED],
      ['interval', 'str 1 day', QUERY_FAILED],
      ['inet', 'str 127.0.0.1', QUERY_FAILED],
      ['int4[]', 'str {1,2}', QUERY_FAILED],
      ['oid', 'uint32 5', QUERY_FAILED],
      ['text::interval', 'str 1 day', 'str 1 day'],
      ['text::int4[]', 'str {1,2}', 'str {1,2}'],
    ]),
);

scenario(
  'postgres-rows-changed',
  'gives the number of rows that a PostgreSQL statement changed or returned',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'execute CREATE TEMPORARY TABLE notes (id int GENERATED ALWAYS AS IDENTITY, text text)',
      step('execute INSERT INTO notes (text) VALUES ($1), ($2)', 'str a', 'str b'),
      "execute UPDATE notes SET text = 'c'",
      "execute INSERT INTO notes (text) VALUES ('d') RETURNING id",
      'execute SELECT * FROM notes',
      'execute CREATE TEMPORARY TABLE others (text text)',
      'execute DELETE FROM others',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      '2 changed',
      '2 changed',
      '1 changed',
      '3 changed',
      '0 changed',
      '0 changed',
    ]);
  },
);

scenario(
  'postgres-insert-returning',
  'returns the key of a new row in PostgreSQL through a query',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'execute CREATE TEMPORARY TABLE notes (id int GENERATED ALWAYS AS IDENTITY, text text)',
      step('query INSERT INTO notes (text) VALUES ($1) RETURNING id, text', 'str a'),
      'all',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      'columns id, text',
      'int32 1 | str a',
      END_OF_ROWS,
    ]);
  },
);

scenario(
  'postgres-refused-statements',
  'refuses PostgreSQL text that is not valid when it prepares, and values when it runs, and logs most of it',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'execute CREATE TEMPORARY TABLE notes (id int PRIMARY KEY)',
      'prepare nonsense',
      'prepare SELECT ?',
      'prepare SELECT 1; SELECT 2',
      'prepare INSERT INTO notes VALUES ($1)',
      'count',
      'query',
      'execute',
      step('execute', 'int32 1'),
      step('execute', 'int32 1'),
      step('query', 'int32 1'),
      'all',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      PREPARE_FAILED,
      PREPARE_FAILED,
      PREPARE_FAILED,
      'prepared',
      '1 parameters',
      QUERY_FAILED,
      EXECUTE_FAILED,
      '1 changed',
      EXECUTE_FAILED,
      'columns ',
      ROW_FAILED,
    ]);
    const prepare = `${WARN} PostgresDBConnection prepare failed with error: db error`;
    const count = 'expected 1 parameters but got 0';
    expect(await readDatabaseLog(home)).toEqual([
      prepare,
      prepare,
      prepare,
      `${WARN} PostgresStatement Query failed with error: ${count}`,
      `${WARN} Error reading row from stream: db error`,
    ]);
  },
);

scenario(
  'postgres-row-that-fails',
  'gives the rows of a PostgreSQL query up to the one that fails, and then the end',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'query SELECT 10 / (3 - number) AS share FROM generate_series(1, 5) number',
      'all',
      'next',
    );
    expect(lines).toEqual([
      'opened',
      'columns share',
      'int32 5',
      'int32 10',
      ROW_FAILED,
      END_OF_ROWS,
    ]);
    expect(await readDatabaseLog(home)).toEqual([
      `${WARN} Error reading row from stream: db error`,
    ]);
  },
);

scenario(
  'postgres-closed-rows-and-statements',
  'ends a PostgreSQL result that is closed, and runs a statement after it was closed',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'query SELECT number FROM generate_series(1, 3) number',
      'next',
      'close-rows',
      'next',
      'close-statement',
      'query',
      'next',
    );
    expect(lines).toEqual([
      'opened',
      'columns number',
      'int32 1',
      'rows closed',
      END_OF_ROWS,
      'statement closed',
      'columns number',
      'int32 1',
    ]);
  },
);

scenario(
  'postgres-closed-connection',
  'fails what uses a closed PostgreSQL connection, and closes it a second time without an error',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'prepare SELECT $1::int4',
      'close',
      'close',
      'prepare SELECT 1',
      'count',
      step('query', 'int32 1'),
      step('execute', 'int32 1'),
    );
    expect(lines).toEqual([
      'opened',
      'prepared',
      'closed',
      'closed',
      PREPARE_FAILED,
      '1 parameters',
      QUERY_FAILED,
      EXECUTE_FAILED,
    ]);
  },
);

scenario(
  'postgres-transactions',
  'answers not-enabled for a transaction in PostgreSQL, and keeps to BEGIN, COMMIT and ROLLBACK',
  async (home) => {
    const lines = await runSteps(
      home,
      open,
      'begin',
      'execute CREATE TEMPORARY TABLE notes (text text)',
      ...TRANSACTIONS,
    );
    expect(lines).toEqual([
      'opened',
      'not-enabled: DB begin transaction error',
      '0 changed',
      '0 changed',
      '1 changed',
      '0 changed',
      'int64 0',
      '0 changed',
      '2 changed',
      '0 changed',
      '0 changed',
      'int64 2',
    ]);
    expect(await readDatabaseLog(home)).toEqual([
      `${WARN} PostgresDBConnection begin_transaction not fully implemented`,
    ]);
  },
);

/** A query whose result is too long for the buffers between PostgreSQL and the runtime. */
const LONG = "query SELECT repeat('x', 10000) AS text FROM generate_series(1, 10000)";

scenario(
  'postgres-unread-rows',
  'blocks the next call on a PostgreSQL connection while a long result is unread, also a closed one',
  async (home) => {
    await home.register('test:database@0.0.1', findComponent('database'));
    const args = [open, LONG, 'close-rows', 'prepare SELECT 1'];
    const process = home.start({bin: 'test:database@0.0.1', args});
    // The server waits for its reader, and its reader for an answer to the next call.
    const waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'ClientWrite'";
    const readOutput = async () => (await home.listSessions())[0]?.files.out ?? '';
    await waitFor('the end of the reading', async () => (await readOutput()).includes('closed'));
    await waitFor('a server that cannot send', () => runSql(waits) === '1');
    expect(await readOutput()).toBe('opened\ncolumns text\nrows closed\n');
    await process.stop('SIGKILL');
  },
);

scenario(
  'postgres-dropped-rows',
  'goes on with a PostgreSQL connection once an unread result is dropped',
  async (home) => {
    const lines = await runSteps(home, open, LONG, 'drop-rows', 'first SELECT 1');
    expect(lines).toEqual(['opened', 'columns text', 'int32 1']);
  },
);
