import {expect} from 'vitest';
import {findComponent} from './components';
import {readEntries, type Home} from './home';

// The output of the component `database` for a failed call, the same for all databases.
export const OPEN_FAILED = 'open-failed: DB connection error';
export const QUERY_FAILED = 'query-failed: DB query error';
export const EXECUTE_FAILED = 'execute-failed: DB execute error';
export const PREPARE_FAILED = 'prepare-failed: DB prepare error';
export const END_OF_ROWS = 'end-of-rows: DB rows next error';

/**
 * Steps on an empty table `notes` with one column: a transaction that is rolled back, then one that is committed
 * before it is rolled back, with the number of rows after each.
 */
export const TRANSACTIONS: readonly string[] = [
  'execute BEGIN',
  "execute INSERT INTO notes VALUES ('a')",
  'execute ROLLBACK',
  'first SELECT count(*) FROM notes',
  'execute BEGIN',
  "execute INSERT INTO notes VALUES ('a'), ('b')",
  'execute COMMIT',
  'execute ROLLBACK',
  'first SELECT count(*) FROM notes',
];

/** Puts the parameters of a step below its SQL, as the component `database` reads them. */
export function step(text: string, ...values: string[]): string {
  return [text, ...values].join('\n');
}

/** Runs steps of database work in one component, and returns the lines of its output. */
export async function runSteps(home: Home, ...steps: string[]): Promise<string[]> {
  await home.register('test:database@0.0.1', findComponent('database'));
  const {exitCode, stdout, stderr} = await home.run({bin: 'test:database@0.0.1', args: steps});
  expect({exitCode, stdout, stderr}).toEqual({exitCode: 0, stdout: '', stderr: ''});
  const sessions = await home.listSessions();
  expect(sessions.map(({files}) => files.err)).toEqual(['']);
  return (sessions[0]?.files.out ?? '').trimEnd().split('\n');
}

/** Reads the lines of the log about databases, without their times. */
export async function readDatabaseLog(home: Home): Promise<string[]> {
  return (await readEntries(home)).trimEnd().split('\n');
}
