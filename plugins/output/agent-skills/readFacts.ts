import Joi from 'joi';
import type {Root} from 'mdast';
import path from 'node:path';
import {formatProblem} from 'docusaurus-built-pages/location';
import {parseYaml} from 'docusaurus-wit-reference/parseYaml';

/** Front matter of a skill, with the limits of https://agentskills.io/specification. */
export type SkillFacts = {
  /** The name of its folder. */
  name: string;
  /** Its purpose and when it helps, by which a model chooses it. */
  description: string;
};

const FACTS = Joi.object<SkillFacts>({
  name: Joi.string()
    .max(64)
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase words with hyphens')
    .required(),
  description: Joi.string().max(1024).required(),
});

/** Reads the front matter of a skill, which is named after its file. Throws every problem with its location. */
export function readFacts({children: [first]}: Root, file: string): SkillFacts {
  if (first?.type !== 'yaml') {
    const message = 'the skill has no front matter. Begin it with a name and a description.';
    throw new Error(formatProblem({file, line: 1, column: 1, message}));
  }
  // Below the line that opens the front matter.
  const {value, toLocation} = parseYaml(file, `\n${first.value}`);
  const result = FACTS.validate(value);
  if (result.error) {
    const [detail] = result.error.details;
    const message = `${detail?.message ?? result.error.message}. Correct the front matter.`;
    throw new Error(formatProblem({file, ...toLocation(detail?.path ?? []), message}));
  }
  const facts = result.value;
  const expected = path.posix.basename(file, '.md');
  if (facts.name !== expected) {
    const message = `the name is not that of the file. Write name: ${expected}.`;
    throw new Error(formatProblem({file, ...toLocation(['name']), message}));
  }
  return facts;
}
