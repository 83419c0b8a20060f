import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
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
import {scenario} from '../scenario';

const NOT_ENABLED = 'not-enabled: DB connection error';

/** Opens an SQLite database that disappears with the process. */
const IN_MEMORY = 'open file::memory:';

scenario(
  'sqlite-names-of-files',
  'opens SQLite files by each form of name, from the current directory, and makes those that do not exist',
  async (home) => {
    const names = [
      './dot',
      '../work/dots',
      path.join(home.work, 'absolute'),
      'ending.db',
      'ending.sqlite',
      'ending.sqlite3',
      'ENDING.DB',
      'sqlite://url',
      `sqlite://${home.work}/url-absolute`,
      'file:uri',
      `file:${home.work}/uri-absolute`,
      'C:\\windows',
    ];
    const opened = await runSteps(home, ...names.map((name) => `open ${name}`));
    expect(opened).toEqual(names.map(() => 'opened'));
    expect((await readdir(home.work)).sort()).toEqual(
      [
        'C:\\windows',
        'ENDING.DB',
        'absolute',
        'dot',
        'dots',
        'ending.db',
        'ending.sqlite',
        'ending.sqlite3',
        'uri',
        'uri-absolute',
        'url',
        'url-absolute',
      ].sort(),
    );
  },
);

scenario(
  'sqlite-options-in-a-name',
  'takes the options after the name of an SQLite file for a part of the name',
  async (home) => {
    const opened = await runSteps(
      home,
      'open file:uri?mode=ro',
      'open sqlite://url?mode=memory',
      'open file::memory:?cache=shared',
      'open name.db?mode=ro',
    );
    expect(opened).toEqual(['opened', 'opened', 'opened', OPEN_FAILED]);
    expect((await readdir(home.work)).sort()).toEqual(
      [':memory:?cache=shared', 'uri?mode=ro', 'url?mode=memory'].sort(),
    );
  },
);

scenario(
  'sqlite-in-memory',
  'opens an SQLite database in memory as file::memory:, one for each connection',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'execute CREATE TABLE notes (text)',
      'first SELECT count(*) FROM notes',
      IN_MEMORY,
      'first SELECT count(*) FROM notes',
      'open :memory:',
      'open sqlite://:memory:',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      'int64 0',
      'opened',
      QUERY_FAILED,
      OPEN_FAILED,
      OPEN_FAILED,
    ]);
    expect(await readdir(home.work)).toEqual([]);
  },
);

scenario(
  'sqlite-memory-that-is-a-file',
  'makes a file of the whole text for a name that starts with sqlite: and has no slashes',
  async (home) => {
    const lines = await runSteps(home, 'open sqlite::memory:', 'open sqlite:notes.db');
    expect(lines).toEqual(['opened', 'opened']);
    expect((await readdir(home.work)).sort()).toEqual(['sqlite::memory:', 'sqlite:notes.db']);
  },
);

scenario(
  'database-outside-the-folders',
  'opens a database outside the folders that a component sees',
  async (home) => {
    const file = path.join(home.folder, 'elsewhere.db');
    const lines = await runSteps(
      home,
      `open ${file}`,
      'execute CREATE TABLE notes (text)',
      'open ../home/elsewhere.db',
      'first SELECT count(*) FROM notes',
      `open ${home.folder}/missing/elsewhere.db`,
    );
    expect(lines).toEqual(['opened', '0 changed', 'opened', 'int64 0', OPEN_FAILED]);
    expect(existsSync(file)).toBe(true);
  },
);

scenario(
  'database-names-refused',
  'answers not-enabled for MySQL and MariaDB, open-failed for names that it does not know, and logs both',
  async (home) => {
    const names = [
      'mysql://me@localhost/notes',
      'mariadb://me@localhost/notes',
      'me:secret@tcp(localhost:3306)/notes',
      'redis://localhost',
      'notes',
      'notes.db3',
    ];
    const lines = await runSteps(home, ...names.map((name) => `open ${name}`));
    const unknown = 'Unknown database type in connection string:';
    expect(lines).toEqual([
      NOT_ENABLED,
      NOT_ENABLED,
      NOT_ENABLED,
      OPEN_FAILED,
      OPEN_FAILED,
      OPEN_FAILED,
    ]);
    expect(await readDatabaseLog(home)).toEqual([
      '[WARN  hayride_db] MySQL support not yet implemented',
      '[WARN  hayride_db] MySQL support not yet implemented',
      '[WARN  hayride_db] MySQL support not yet implemented',
      `[ERROR hayride_db] ${unknown} redis://localhost`,
      `[ERROR hayride_db] ${unknown} notes`,
      `[ERROR hayride_db] ${unknown} notes.db3`,
    ]);
  },
);

scenario(
  'sqlite-rows-changed',
  'gives the count of the last INSERT, UPDATE or DELETE, also after a statement of another kind',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'execute CREATE TABLE notes (text)',
      "execute INSERT INTO notes VALUES ('a'), ('b'), ('c')",
      'execute CREATE TABLE others (text)',
      "execute UPDATE notes SET text = 'd' WHERE text <> 'a'",
      'execute PRAGMA user_version = 1',
      'execute DELETE FROM others',
      'execute DROP TABLE others',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      '3 changed',
      '3 changed',
      '2 changed',
      '2 changed',
      '0 changed',
      '0 changed',
    ]);
  },
);

scenario(
  'sqlite-execute-with-rows',
  'fails to execute an SQLite statement that returns rows, after INSERT … RETURNING has stored its row',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'execute CREATE TABLE notes (id INTEGER PRIMARY KEY, text)',
      'execute SELECT 1',
      "execute INSERT INTO notes (text) VALUES ('a') RETURNING id",
      'first SELECT count(*) FROM notes',
    );
    expect(lines).toEqual(['opened', '0 changed', EXECUTE_FAILED, EXECUTE_FAILED, 'int64 1']);
  },
);

scenario(
  'sqlite-insert-returning',
  'returns the key of a new row through a query, which also runs statements without rows',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'query CREATE TABLE notes (id INTEGER PRIMARY KEY, text)',
      'next',
      step('query INSERT INTO notes (text) VALUES (?), (?) RETURNING id, text', 'str a', 'str b'),
      'all',
    );
    expect(lines).toEqual([
      'opened',
      'columns ',
      END_OF_ROWS,
      'columns id, text',
      'int64 1 | str a',
      'int64 2 | str b',
      END_OF_ROWS,
    ]);
  },
);

scenario(
  'sqlite-parameters',
  'counts the parameters of an SQLite statement, and 0 for one that is not valid, which it logs',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'prepare SELECT ?, ?',
      'count',
      'prepare SELECT :a, :a, @b',
      'count',
      'prepare nonsense',
      'count',
      'query',
      'execute',
    );
    expect(lines).toEqual([
      'opened',
      'prepared',
      '2 parameters',
      'prepared',
      '2 parameters',
      'prepared',
      '0 parameters',
      QUERY_FAILED,
      EXECUTE_FAILED,
    ]);
    expect(await readDatabaseLog(home)).toEqual([
      '[ERROR hayride_runtime::db::db_impl] DB number_parameters error: PrepareFailed',
    ]);
  },
);

scenario(
  'sqlite-placeholders',
  'numbers SQLite placeholders by ?1 or by their first occurrence, $2 among them, and repeats a value for the same text',
  async (home) => {
    const selections = [
      {placeholders: '?, ?', count: 2, row: 'str a | str b'},
      {placeholders: '?2, ?1, ?1', count: 2, row: 'str b | str a | str a'},
      {placeholders: ':x, :y, :x', count: 2, row: 'str a | str b | str a'},
      {placeholders: '@x, @y, @x', count: 2, row: 'str a | str b | str a'},
      {placeholders: '$x, $y, $x', count: 2, row: 'str a | str b | str a'},
      {placeholders: '$2, $1, $2', count: 2, row: 'str a | str b | str a'},
      {placeholders: ':x, @x, $x', count: 3, row: 'str a | str b | str c'},
      {placeholders: '?3', count: 3, row: 'str c'},
    ];
    const steps = selections.flatMap(({placeholders, count}) => [
      `prepare SELECT ${placeholders}`,
      'count',
      step('query', ...['str a', 'str b', 'str c'].slice(0, count)),
      'next',
    ]);
    const lines = await runSteps(home, IN_MEMORY, ...steps);
    expect(lines).toEqual([
      'opened',
      ...selections.flatMap(({placeholders, count, row}) => [
        'prepared',
        `${count} parameters`,
        `columns ${placeholders}`,
        row,
      ]),
    ]);
  },
);

scenario(
  'sqlite-refused-statements',
  'refuses a wrong number of parameters, a broken constraint and several statements in one text',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'execute CREATE TABLE notes (id INTEGER PRIMARY KEY)',
      'prepare INSERT INTO notes VALUES (?)',
      'execute',
      step('execute', 'int32 1', 'int32 2'),
      step('query', 'int32 1', 'int32 2'),
      step('execute', 'int32 1'),
      step('execute', 'int32 1'),
      step('query', 'int32 1'),
      'execute INSERT INTO notes VALUES (2); INSERT INTO notes VALUES (3)',
      'query SELECT 1; SELECT 2',
      'first SELECT count(*) FROM notes',
    );
    expect(lines).toEqual([
      'opened',
      '0 changed',
      'prepared',
      EXECUTE_FAILED,
      EXECUTE_FAILED,
      QUERY_FAILED,
      '1 changed',
      EXECUTE_FAILED,
      QUERY_FAILED,
      EXECUTE_FAILED,
      QUERY_FAILED,
      'int64 1',
    ]);
  },
);

scenario(
  'sqlite-values-stored',
  'stores each kind of value in SQLite as an integer, a real, a text, a blob or null',
  async (home) => {
    const values = [
      ['int32 -7', 'str integer | int64 -7'],
      ['int64 9223372036854775807', 'str integer | int64 9223372036854775807'],
      ['uint32 4294967295', 'str integer | int64 4294967295'],
      ['uint64 9223372036854775807', 'str integer | int64 9223372036854775807'],
      ['uint64 9223372036854775808', 'str integer | int64 -9223372036854775808'],
      ['uint64 18446744073709551615', 'str integer | int64 -1'],
      ['float 1.5', 'str real | double 1.5'],
      ['double 0.1', 'str real | double 0.1'],
      ['str grün', 'str text | str grün'],
      ['boolean true', 'str integer | int64 1'],
      ['boolean false', 'str integer | int64 0'],
      ['date 2025-09-03', 'str text | str 2025-09-03'],
      ['time 12:30:00', 'str text | str 12:30:00'],
      ['timestamp 2025-09-03T12:30:00+02:00', 'str text | str 2025-09-03T12:30:00+02:00'],
      ['binary 0 255 7', 'str blob | binary 0 255 7'],
      ['binary', 'str blob | binary'],
      ['null', 'str null | null'],
    ];
    const steps = values.map(([value = '']) => step('first SELECT typeof(?1), ?1', value));
    const [, ...rows] = await runSteps(home, IN_MEMORY, ...steps);
    expect(rows).toEqual(values.map(([, row]) => row));
  },
);

scenario(
  'sqlite-values-of-columns',
  'returns what SQLite stored, whatever the type of the column is called',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'execute CREATE TABLE notes (day DATE, done BOOLEAN, size INTEGER)',
      step(
        'execute INSERT INTO notes VALUES (?, ?, ?)',
        'date 2025-09-03',
        'boolean true',
        'str 12',
      ),
      'query SELECT * FROM notes',
      'next',
    );
    expect(lines.slice(3)).toEqual([
      'columns day, done, size',
      'str 2025-09-03 | int64 1 | int64 12',
    ]);
  },
);

scenario(
  'sqlite-closed-rows-and-statements',
  'reads an SQLite result and runs a statement after both were closed, also once the connection is closed',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'query SELECT 1 UNION SELECT 2 UNION SELECT 3',
      'close-rows',
      'next',
      'close-statement',
      'query',
      'next',
      'close',
      'next',
      'next',
      'next',
    );
    expect(lines).toEqual([
      'opened',
      'columns 1',
      'rows closed',
      'int64 1',
      'statement closed',
      'columns 1',
      'int64 1',
      'closed',
      'int64 2',
      'int64 3',
      END_OF_ROWS,
    ]);
  },
);

scenario(
  'sqlite-closed-connection',
  'fails what uses a closed SQLite connection, and closes it a second time without an error',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'prepare SELECT ?',
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
      '0 parameters',
      QUERY_FAILED,
      EXECUTE_FAILED,
    ]);
  },
);

scenario(
  'sqlite-transactions',
  'answers not-enabled for a transaction in SQLite, and keeps to BEGIN, COMMIT and ROLLBACK',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'begin',
      'execute CREATE TABLE notes (text)',
      ...TRANSACTIONS,
    );
    expect(lines).toEqual([
      'opened',
      'not-enabled: DB begin transaction error',
      '0 changed',
      '0 changed',
      '1 changed',
      '1 changed',
      'int64 0',
      '1 changed',
      '2 changed',
      '2 changed',
      EXECUTE_FAILED,
      'int64 2',
    ]);
    expect(await readDatabaseLog(home)).toEqual([
      '[WARN  hayride_db::sqlite] SQLiteDBConnection begin_transaction not yet implemented',
    ]);
  },
);

scenario(
  'sqlite-row-that-fails',
  'reads all rows of an SQLite query at once, so that a row that fails fails the query',
  async (home) => {
    const lines = await runSteps(
      home,
      IN_MEMORY,
      'query SELECT abs(value) FROM (SELECT 1 AS value UNION ALL SELECT -9223372036854775808)',
    );
    expect(lines).toEqual(['opened', QUERY_FAILED]);
    expect(await readDatabaseLog(home)).toEqual([
      '[WARN  hayride_db::sqlite] Error reading SQLite row: integer overflow',
    ]);
  },
);
