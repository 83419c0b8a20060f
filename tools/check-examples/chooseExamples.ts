import path from 'node:path';
import {isChosen} from './isChosen';
import type {Example, Finding} from './types';

type Collected = {examples: Example[]; findings: Finding[]};

/**
 * The example named `only`, or all without a name, and what was found in their folders. Refuses a
 * name that neither has.
 */
export function chooseExamples(collected: Collected, only: string | undefined): Collected {
  const examples = collected.examples.filter(({folder}) => isChosen(folder, only));
  const findings = collected.findings.filter(({file}) => isChosen(file, only));
  if (only !== undefined && examples.length + findings.length === 0) {
    const names = collected.examples.map(({folder}) => path.basename(folder)).join(', ');
    throw new Error(`there is no example “${only}”. Use one of ${names}.`);
  }
  return {examples, findings};
}
