import {test} from 'vitest';
import {collectTies} from './collectTies';
import {createHome, type Home} from './home';

declare module 'vitest' {
  interface TaskMeta {
    /** The id by which pages name a scenario, for the reporter. */
    scenario?: string;
  }
}

const ties = await collectTies(process.cwd());

/**
 * A scenario on the real runtime, in a home folder of its own. Pages name it by its id, after the
 * statements that it proves: a failing scenario names them in its title.
 */
export function scenario(id: string, title: string, run: (home: Home) => Promise<void>): void {
  const places = ties
    .filter((tie) => tie.id === id)
    .map(({file, line, heading}) => {
      return `${file}:${line}${heading === undefined ? '' : ` “${heading}”`}`;
    });
  const proves = places.length === 0 ? '' : ` (proves ${[...new Set(places)].join(', ')})`;
  test(`${title}${proves}`, {meta: {scenario: id}}, async () => {
    const home = await createHome();
    try {
      await run(home);
    } finally {
      await home.remove();
    }
  });
}
