import Joi from 'joi';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {parseYaml, type Location, type YamlFile} from '../shared/parseYaml';
import {isShown} from './listEntries';
import {SIDES, type Declarations, type GoPackage, type Words} from './types';

/** The declarations of the Go module, as extracted. */
export const DECLARATIONS_FILE = 'bindings/go.json';
/** Our words on them. */
export const WORDS_FILE = 'bindings/go.yaml';

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

const PACKAGE = Joi.object({
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
  symbols: Joi.object()
    .pattern(Joi.string(), Joi.object({wit: witItem, doc: sentences}).min(1))
    .default({}),
});

const SCHEMA = Joi.object({
  module: text.required(),
  version: text.pattern(/^v\d+\.\d+\.\d+$/, 'v1.2.3').required(),
  interfaces: text.pattern(/^\d+\.\d+\.\d+$/, '1.2.3').required(),
  packages: Joi.object().pattern(Joi.string(), PACKAGE).min(1).required(),
});

/** Our words and where each is in the file. */
export type WordsFile = YamlFile & {value: Words};

/** What is wrong with the words, where, and what to do. */
export type WordsProblem = Location & {file: string; message: string};

/**
 * The packages of the Go module below `root`, each declaration with our words. Refuses words that do
 * not fit the declarations; each line of the message starts with `file:line:column`.
 */
export function loadBindings(root: string): {module: string; packages: GoPackage[]} {
  const words = readWords(root);
  const declarations = readDeclarations(root).value;
  const problems = compareWords(words, declarations);
  if (problems.length > 0) {
    const lines = problems.map(
      (each) => `${each.file}:${each.line}:${each.column}: ${each.message}`,
    );
    throw new Error(lines.join('\n'));
  }
  const {value, toLocation} = words;
  const packages = declarations.packages.flatMap(({path: name, symbols}): GoPackage[] => {
    const said = value.packages[name];
    const keys = ['packages', name];
    return said
      ? [
          {
            ...said,
            path: name,
            location: toLocation(keys),
            symbols: symbols.map((symbol) => ({
              ...symbol,
              ...said.symbols[symbol.name],
              location: toLocation(
                symbol.name in said.symbols ? [...keys, 'symbols', symbol.name] : keys,
              ),
            })),
          },
        ]
      : [];
  });
  return {module: value.module, packages};
}

/** Our words. Refuses text that is not YAML, and a shape that bindings/README.md does not have. */
export function readWords(root: string): WordsFile {
  const yaml = parseYaml(WORDS_FILE, readText(root, WORDS_FILE));
  const {error, value} = SCHEMA.validate(yaml.value) as {
    error?: Joi.ValidationError;
    value: Words;
  };
  const [problem] = error?.details ?? [];
  if (problem) {
    const {line, column} = yaml.toLocation(problem.path);
    const where = `${WORDS_FILE}:${line}:${column}`;
    throw new Error(`${where}: ${problem.message}. bindings/README.md lists the keys.`);
  }
  return {...yaml, value};
}

/** The declarations as the extractor wrote them, and where each is in the file. */
export function readDeclarations(root: string): YamlFile & {value: Declarations} {
  const json = parseYaml(DECLARATIONS_FILE, readText(root, DECLARATIONS_FILE));
  return {...json, value: json.value as Declarations};
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (cause) {
    const reason = `${file} cannot be read: ${(cause as Error).message}.`;
    throw new Error(`${reason} Write the path of the data of the bindings.`, {cause});
  }
}

/** Words on what the module does not declare or the page does not show, and packages without words. */
export function compareWords(
  {value: {module, version, packages}, toLocation}: WordsFile,
  declarations: Declarations,
): WordsProblem[] {
  const problems: WordsProblem[] = [];
  const report = (keys: readonly string[], message: string) =>
    problems.push({file: WORDS_FILE, ...toLocation(keys), message});
  const source = `${module}@${version}`;
  if (source !== `${declarations.module}@${declarations.version}`) {
    const found = `${DECLARATIONS_FILE} was extracted from ${declarations.module}@${declarations.version}`;
    report(['version'], `${found}. Run npm run check:bindings -- --update.`);
    return problems;
  }
  for (const [name, {symbols}] of Object.entries(packages)) {
    const declared = declarations.packages.find((each) => each.path === name);
    if (!declared) {
      report(['packages', name], `${source} has no package ${name} to import. Remove it.`);
      continue;
    }
    for (const symbol of Object.keys(symbols)) {
      const found = declared.symbols.find((each) => each.name === symbol);
      const keys = ['packages', name, 'symbols', symbol];
      if (!found) {
        report(keys, explainUnknown(symbol, name, source, declarations));
      } else if (!isShown(found, declared)) {
        report(keys, `the page only names ${symbol} at its type. Say it of the type.`);
      }
    }
  }
  const left = declarations.packages.filter((each) => !(each.path in packages));
  for (const {path: name, symbols} of left) {
    const message = `${source} has the package ${name} with ${symbols.length} declarations`;
    report(['packages'], `${message}. Add it with its side, wit and summary.`);
  }
  return problems;
}

function explainUnknown(
  symbol: string,
  name: string,
  source: string,
  {packages}: Declarations,
): string {
  const owner = packages.find(({symbols}) => symbols.some((each) => each.name === symbol));
  return owner
    ? `${name} declares no ${symbol}; ${owner.path} does. Move it there or remove it.`
    : `${source} declares no ${symbol} in ${name}. Remove it.`;
}
