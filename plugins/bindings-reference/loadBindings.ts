import Joi from 'joi';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {parseYaml, type Location, type YamlFile} from '../shared/parseYaml';
import {listShown} from './listEntries';
import {
  SIDES,
  type DeclaredPackage,
  type Declaration,
  type Declarations,
  type GoPackage,
  type GoSymbol,
  type Words,
} from './types';

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

const PACKAGE = Joi.object({
  side: Joi.valid(...SIDES).required(),
  wit: Joi.array()
    .items(text.pattern(/^[a-z-]+:[a-z0-9-]+\/[a-z0-9-]+$/, 'namespace:package/interface'))
    .required()
    .when('side', {is: 'helper', then: Joi.array().max(0), otherwise: Joi.array().min(1)})
    .messages({
      'array.max': '{{#label}} must be [] where side is helper',
      'array.min': '{{#label}} must name an interface: only side helper has none',
    }),
  summary: sentences.required(),
  symbols: Joi.object()
    .pattern(Joi.string(), Joi.object({wit: text, doc: sentences}).min(1))
    .default({}),
});

const SCHEMA = Joi.object({
  module: text.required(),
  version: text.pattern(/^v\d+\.\d+\.\d+$/, 'v1.2.3').required(),
  interfaces: text.pattern(/^\d+\.\d+\.\d+$/, '1.2.3').required(),
  packages: Joi.object().pattern(Joi.string(), PACKAGE).min(1).required(),
});

/** Our words, and where each is in the file. */
type WordsFile = YamlFile & {value: Words};

/**
 * The packages of the Go module in the repository at `root`, each declaration with our words. Refuses
 * words that do not fit the declarations; each line of the message starts with `file:line:column`.
 */
export function loadBindings(root: string): {module: string; packages: GoPackage[]} {
  const words = readWords(root);
  const declarations = readDeclarations(root).value;
  const problems = compareWords(words, declarations);
  if (problems.length > 0) {
    throw new Error(problems.map((each) => `${toPosition(each)}: ${each.message}`).join('\n'));
  }
  const packages = declarations.packages.flatMap((pkg) => addWords(pkg, words));
  return {module: declarations.module, packages};
}

function toPosition({line, column}: Location): string {
  return `${WORDS_FILE}:${line}:${column}`;
}

function addWords({path: name, symbols}: DeclaredPackage, words: WordsFile): GoPackage[] {
  const said = words.value.packages[name];
  const keys = ['packages', name];
  if (!said) {
    return [];
  }
  const addTo = (symbol: Declaration): GoSymbol => {
    const path = symbol.name in said.symbols ? [...keys, 'symbols', symbol.name] : keys;
    return {...symbol, ...said.symbols[symbol.name], location: words.toLocation(path)};
  };
  return [{...said, path: name, location: words.toLocation(keys), symbols: symbols.map(addTo)}];
}

/** Our words. Refuses text that is not YAML, and a shape that bindings/README.md does not have. */
export function readWords(root: string): WordsFile {
  const yaml = readYaml(root, WORDS_FILE);
  const {error, value} = SCHEMA.validate(yaml.value) as {
    error?: Joi.ValidationError;
    value: Words;
  };
  const [problem] = error?.details ?? [];
  if (problem) {
    const position = toPosition(yaml.toLocation(problem.path));
    throw new Error(`${position}: ${problem.message}. bindings/README.md lists the keys.`);
  }
  return {...yaml, value};
}

/** The declarations as the extractor wrote them, and where each is in the file. */
export function readDeclarations(root: string): YamlFile & {value: Declarations} {
  return readYaml(root, DECLARATIONS_FILE) as YamlFile & {value: Declarations};
}

/** JSON is YAML too. */
function readYaml(root: string, file: string): YamlFile {
  return parseYaml(file, readFileSync(path.join(root, file), 'utf8'));
}

/**
 * What is wrong with our words: on another version, on what the module does not declare or the page
 * does not show, and packages without words.
 */
export function compareWords(
  {value: {module, version, packages}, toLocation}: WordsFile,
  declarations: Declarations,
): (Location & {message: string})[] {
  const source = `${module}@${version}`;
  const found = `${declarations.module}@${declarations.version}`;
  if (source !== found) {
    const message = `${DECLARATIONS_FILE} was extracted from ${found}. Run npm run check:bindings -- --update.`;
    return [{...toLocation(['version']), message}];
  }
  const unknown = Object.entries(packages).flatMap(([name, {symbols}]) => {
    const keys = ['packages', name];
    const declared = declarations.packages.find((pkg) => pkg.path === name);
    return declared
      ? Object.keys(symbols).flatMap((symbol) => {
          const message = explainSymbol(symbol, declared, source, declarations);
          return message ? [{...toLocation([...keys, 'symbols', symbol]), message}] : [];
        })
      : [{...toLocation(keys), message: `${source} has no package ${name} to import. Remove it.`}];
  });
  const missing = declarations.packages
    .filter((pkg) => !(pkg.path in packages))
    .map(({path: name, symbols}) => {
      const what = `${source} has the package ${name} with ${symbols.length} declarations`;
      const message = `${what}. Add it with its side, wit and summary.`;
      return {...toLocation(['packages']), message};
    });
  return [...unknown, ...missing];
}

function explainSymbol(
  name: string,
  pkg: DeclaredPackage,
  source: string,
  {packages}: Declarations,
): string | undefined {
  const declares = ({symbols}: DeclaredPackage) => symbols.some((symbol) => symbol.name === name);
  if (declares(pkg)) {
    const isShown = listShown(pkg).some((symbol) => symbol.name === name);
    return isShown ? undefined : `the page only names ${name} at its type. Say it of the type.`;
  }
  const owner = packages.find(declares);
  return owner
    ? `${pkg.path} declares no ${name}; ${owner.path} does. Move it there or remove it.`
    : `${source} declares no ${name} in ${pkg.path}. Remove it.`;
}
