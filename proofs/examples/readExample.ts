import Joi from 'joi';
import {
  listVariants,
  type Description,
  type Run,
} from '../../plugins/content/example-archives/index';
import type {Location} from 'docusaurus-built-pages/location';
import {readYaml} from 'docusaurus-wit-reference/parseYaml';
import type {Finding} from '../../check/lib/findings';
import {readJsonProblem} from '../../check/lib/readJsonProblem';
import type {Example} from './types';

const TOOLS = Joi.object<Record<string, string>>().pattern(Joi.string(), Joi.string().min(1));

const VARIANT = {
  tools: TOOLS,
  build: Joi.array().items(Joi.string().min(1)),
  run: Joi.array().items(
    Joi.object<Run>({
      command: Joi.string().min(1).required(),
      expect: Joi.string().min(1).required(),
      tools: TOOLS,
    }),
  ),
};

const SCHEMA = Joi.object<Description>({
  title: Joi.string().min(1).required(),
  language: Joi.string().min(1).required(),
  ...VARIANT,
  alternatives: Joi.array().items(Joi.object(VARIANT)),
});

/** Reads an `example.json`: returns the example, or a finding for each mistake in it. */
export function readExample(
  folder: string,
  text: string,
): {example: Example} | {findings: Finding[]} {
  const file = `${folder}/example.json`;
  const fail = (location: Location, message: string): Finding => {
    return {...location, file, kind: 'example', message};
  };
  const broken = readJsonProblem(text);
  if (broken) {
    return {findings: [fail(broken, `this is not JSON: ${broken.message}. Correct it.`)]};
  }
  // JSON is YAML too, whose parser knows locations and refuses a key that is there twice.
  const {problems, value, toLocation} = readYaml(text);
  if (problems.length > 0) {
    return {findings: problems.map((each) => fail(each, `${each.message}. Correct it.`))};
  }
  const result = SCHEMA.validate(value, {abortEarly: false});
  if (!result.error) {
    const {title, language} = result.value;
    return {example: {folder, title, language, variants: listVariants(result.value)}};
  }
  return {
    findings: result.error.details.map(({path, message}) =>
      fail(toLocation(path), `${message}. proofs/README.md lists the keys.`),
    ),
  };
}
