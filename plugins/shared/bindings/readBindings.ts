import Joi from 'joi';
import {LineCounter, parseDocument} from 'yaml';
import {locateYaml} from '../locateYaml';
import {parseParagraphs} from '../markdown/parseMarkdown';
import {findRepeated} from './findRepeated';
import {KINDS, SIDES, type Bindings, type GoPackage, type GoSymbol, type Place} from './types';

const text = Joi.string().trim().strict().min(1);
/** Sentences, as far as a page can show them. */
const sentences = text.custom((value: string) => {
  parseParagraphs(value);
  return value;
});
const witInterface = text.pattern(
  /^[a-z-]+:[a-z0-9-]+\/[a-z0-9-]+$/,
  'namespace:package/interface',
);
const witItem = text.pattern(
  /^[a-z-]+:[a-z0-9-]+\/[a-z0-9-]+(\.[A-Za-z0-9-]+)*$/,
  'namespace:package/interface.item',
);

const SYMBOL = Joi.object({
  name: text.pattern(/^[A-Za-z]\w*(\.[A-Z]\w*)?$/, 'Name or Type.Name').required(),
  kind: Joi.valid(...KINDS).required(),
  signature: text.required(),
  fields: Joi.array().items(text).default([]),
  methods: Joi.array().items(text).default([]),
  wit: witItem,
  doc: sentences,
});

const PACKAGE = Joi.object({
  path: text.pattern(/^go(\/[a-z0-9]+)+$/, 'go/…').required(),
  side: Joi.valid(...SIDES).required(),
  wit: Joi.array()
    .items(witInterface)
    .required()
    .when('side', {is: 'helper', then: Joi.array().max(0), otherwise: Joi.array().min(1)})
    .messages({
      'array.max': '{{#label}} must be [] where side is helper',
      'array.min': '{{#label}} must name an interface: only side helper has none',
    }),
  summary: sentences.required(),
  symbols: Joi.array().items(SYMBOL).min(1).required(),
});

const SCHEMA = Joi.object({
  module: text.required(),
  version: text.pattern(/^v\d+\.\d+\.\d+$/, 'v1.2.3').required(),
  interfaces: text.pattern(/^\d+\.\d+\.\d+$/, '1.2.3').required(),
  packages: Joi.array().items(PACKAGE).min(1).required(),
});

type Path = readonly (string | number)[];

/**
 * What `bindings/go.yaml` says. Refuses text that is no YAML, a shape that bindings/README.md does
 * not have, and names that occur twice; the message starts with `file:line:column`.
 */
export function readBindings(source: string, file: string): Bindings {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const fail = ({line, column}: Place, message: string): never => {
    throw new Error(`${file}:${line}:${column}: ${message}`);
  };
  const [broken] = document.errors;
  if (broken) {
    const {line, col} = lines.linePos(broken.pos[0]);
    fail({line, column: col}, `this is no YAML: ${broken.message}. Correct it.`);
  }
  const locate = (path: Path) => locateYaml(document, lines, path);
  const {error, value} = SCHEMA.validate(document.toJS()) as {
    error?: Joi.ValidationError;
    value: Bindings;
  };
  const [problem] = error?.details ?? [];
  if (problem) {
    fail(locate(problem.path), `${problem.message}. bindings/README.md lists the keys.`);
  }
  const bindings = {...value, packages: value.packages.map((item, i) => place(item, i, locate))};
  const repeated = findRepeated(bindings.packages);
  if (repeated) {
    fail(repeated.place, repeated.message);
  }
  return bindings;
}

function place(pkg: GoPackage, index: number, locate: (path: Path) => Place): GoPackage {
  const path = ['packages', index];
  const symbols = pkg.symbols.map((symbol, i): GoSymbol => {
    const {wit, doc} = symbol;
    return {...symbol, wit, doc, place: locate([...path, 'symbols', i])};
  });
  return {...pkg, symbols, place: locate(path)};
}
