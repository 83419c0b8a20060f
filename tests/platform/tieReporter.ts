import type {Reporter, TestModule, Vitest} from 'vitest/node';
import {collectTies, type Tie} from './collectTies';

/** Compares the scenarios of a whole run with the ties of the pages. What is wrong fails the run. */
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
    const tests = modules.flatMap(({children}) => [...children.allTests()]);
    const ids = tests.flatMap((test) => test.meta().scenario ?? []);
    const ties = await collectTies(vitest.config.root);
    const faults = findFaults(ids, ties);
    const tied = new Set(ties.map(({id}) => id));
    const summary = `${ids.length} scenarios, ${tied.size} of them prove ${ties.length} statements.`;
    console.log([...faults, summary].join('\n'));
    if (faults.length > 0) {
      process.exitCode = 1;
    }
  }
}

/** Finds the ids that two scenarios have, and the statements whose scenario does not exist. */
export function findFaults(ids: readonly string[], ties: readonly Tie[]): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = ties.filter(({id}) => !ids.includes(id));
  return [
    ...twice.map((id) => `Two scenarios have the id ${id}. Rename one.`),
    ...lost.map(({file, line, column, id, heading}) => {
      const where = heading === undefined ? '' : ` below “${heading}”`;
      return `${file}:${line}:${column} the statement${where} names the scenario ${id}, which does not exist. Name one of tests/platform, or correct the statement.`;
    }),
  ];
}
