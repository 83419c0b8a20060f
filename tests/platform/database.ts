import {expect} from 'vitest';
import {findComponent} from './components';
import {readEntries, type Home} from './home';

/** Puts the parameters of a step below its SQL, as the component `database` reads them. */
export function step(text: string, ...values: string[]): string {
  return [text, ...values].join('\n');
}

/** Runs steps of database work in one component, and returns the lines that it printed. */
export async function runSteps(home: Home, ...steps: string[]): Promise<string[]> {
  await home.register('test:database@0.0.1', findComponent('database'));
  const {exitCode, stdout, stderr} = await home.run({bin: 'test:database@0.0.1', args: steps});
  expect({exitCode, stdout, stderr}).toEqual({exitCode: 0, stdout: '', stderr: ''});
  const sessions = await home.listSessions();
  expect(sessions.map(({files}) => files.err)).toEqual(['']);
  return (sessions[0]?.files.out ?? '').trimEnd().split('\n');
}

/** The lines of the log about databases, without their times. */
export async function readDatabaseLog(home: Home): Promise<string[]> {
  return (await readEntries(home)).trimEnd().split('\n');
}
