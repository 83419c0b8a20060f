import {test} from 'vitest';
import {createHome, type Home} from './home';

declare module 'vitest' {
  interface TaskMeta {
    /** The id by which pages name a scenario, for the lock. */
    scenario?: string;
  }
}

/** Declares a scenario on the real runtime, in its own home folder. Pages name its id after a statement. */
export function scenario(id: string, title: string, run: (home: Home) => Promise<void>): void {
  test(title, {meta: {scenario: id}}, async () => {
    const home = await createHome();
    try {
      await run(home);
    } finally {
      await home.remove();
    }
  });
}
