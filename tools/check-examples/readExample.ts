import Joi from 'joi';
import {LineCounter, parseDocument} from 'yaml';
import {locateYaml} from '../../plugins/shared/locateYaml';
import {readSyntaxError} from '../check-content/readSyntaxError';
import type {Example, Finding, Place, Run, Way} from './types';

type Written = Partial<Way> & {title: string; language: string; alternatives?: Partial<Way>[]};

const WAY = {
  tools: Joi.object().pattern(Joi.string(), Joi.string().min(1)),
  build: Joi.array().items(Joi.string().min(1)),
  run: Joi.array().items(
    Joi.object<Run>({
      command: Joi.string().min(1).required(),
      expect: Joi.string().min(1).required(),
    }),
  ),
};

const SCHEMA = Joi.object<Written>({
  title: Joi.string().min(1).required(),
  language: Joi.string().min(1).required(),
  ...WAY,
  alternatives: Joi.array().items(Joi.object(WAY)),
});

/** What an `example.json` says, or a finding for everything that is wrong with it. */
export function readExample(
  folder: string,
  text: string,
): {example: Example} | {findings: Finding[]} {
  const file = `${folder}/example.json`;
  const fail = (place: Place, message: string): Finding => ({
    ...place,
    file,
    kind: 'example',
    message,
  });
  const broken = readSyntaxError('json', text);
  if (broken) {
    return {findings: [fail(broken, `this is not JSON: ${broken.message}. Correct it.`)]};
  }
  // JSON is YAML too, whose parser knows places, and refuses a key that stands there twice.
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  if (document.errors.length > 0) {
    return {
      findings: document.errors.map(({pos, message}) => {
        const {line, col} = lines.linePos(pos[0]);
        return fail({line, column: col}, `${message}. Correct it.`);
      }),
    };
  }
  const result = SCHEMA.validate(document.toJS(), {abortEarly: false});
  if (!result.error) {
    return {example: toExample(folder, result.value)};
  }
  return {
    findings: result.error.details.map(({path, message}) =>
      fail(
        locateYaml(document, lines, path),
        `${message}. tools/check-examples/README.md lists the keys.`,
      ),
    ),
  };
}

function toExample(folder: string, written: Written): Example {
  const {title, language, alternatives = []} = written;
  const ways = [written, ...alternatives].map(({tools = {}, build = [], run = []}) => ({
    tools,
    build,
    run,
  }));
  return {folder, title, language, ways};
}
