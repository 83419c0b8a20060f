import type {Reporter, TestModule, Vitest} from 'vitest/node';
import {collectTies} from '../../tools/shared/pages/collectTies';

/**
 * Compares the scenarios of a whole run with the ties of the pages: a tie without a scenario and an
 * id that two scenarios have fail the run.
 */
export default class TieReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const {vitest} = this;
    const files = (await vitest?.globTestSpecifications()) ?? [];
    if (!vitest || modules.length < files.length || vitest.config.testNamePattern) {
      return;
    }
    const ids = modules.flatMap(({children}) =>
      [...children.allTests()].map((test) => test.meta().scenario ?? ''),
    );
    const ties = await collectTies(vitest.config.root);
    const faults = [
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `two scenarios have the id ${id}. Rename one.`),
      ...ties
        .filter(({id}) => !ids.includes(id))
        .map(({file, line, column, id, heading}) => {
          const where = heading === undefined ? '' : ` below “${heading}”`;
          return `${file}:${line}:${column} the statement${where} names the scenario ${id}, which does not exist. Name one of tests/platform, or remove the statement.`;
        }),
    ];
    const tied = new Set(ties.map(({id}) => id));
    const summary = `${ids.length} scenarios, ${tied.size} of them prove ${ties.length} statements.`;
    console.log([...faults, summary].join('\n'));
    if (faults.length > 0) {
      process.exitCode = 1;
    }
  }
}
