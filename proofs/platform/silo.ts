import {findComponent} from './components';
import type {ProcessResult, Home, Session, StartOptions} from './home';

/** The output of the component `silo`, a line for each step, and the traces of the run. */
export type Steps = ProcessResult & {
  lines: string[];
  /** The first line of each log entry: level and message, with `~` and `<id>`. */
  log: string[];
  /** The number of further entries about a thread that ended before the host had listed it. */
  lost: number;
  /** Sessions of the threads that it started. */
  casts: Session[];
};

/**
 * Runs the component `silo` as the top-level morph, with an argument for each step. It can cast the components
 * `worker`, `probe` and `faultyserver`.
 */
export async function takeSteps(
  home: Home,
  args: string[],
  options: StartOptions = {},
): Promise<Steps> {
  await registerParts(home);
  const ended = await home.run({bin: 'test:silo@0.0.1', args, ...options});
  const sessions = await home.listSessions();
  const entries = await summarizeLog(home);
  const log = entries.filter((entry) => !entry.endsWith('Thread not found'));
  const verb = `${args[0]?.split('|')[0] ?? ''}: `;
  const own = sessions.find(({files}) => files.out?.startsWith(verb));
  return {
    ...ended,
    lines: own?.files.out?.trimEnd().split('\n') ?? [],
    log,
    lost: entries.length - log.length,
    casts: sessions.filter((session) => session !== own),
  };
}

/** Registers the components for the scenarios on silo, all in the namespace `test`. */
export async function registerParts(home: Home): Promise<void> {
  for (const name of ['silo', 'worker', 'probe', 'faultyserver', 'castserver']) {
    await home.register(`test:${name}@0.0.1`, findComponent(name));
  }
}

/** Returns the first line of each log entry, without time and module. */
async function summarizeLog(home: Home): Promise<string[]> {
  const log = (await home.readLog()).replaceAll(home.folder, '~').replaceAll(UUID, '<id>');
  return [...log.matchAll(/^\[\S+ (\w+) +\S+\] (.*)/gm)].map(([, level, text]) => {
    return `${level ?? ''} ${text ?? ''}`;
  });
}

/** Matches the id of a thread, which is the name of its folder. */
export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
