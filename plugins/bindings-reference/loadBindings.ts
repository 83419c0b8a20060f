import Joi from 'joi';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblem, type Problem} from '../shared/location';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {parseYaml, type YamlFile, type YamlPath} from '../shared/parseYaml';
import {listEntries} from './listEntries';
import {
  type Declaration,
  type Declarations,
  type GoPackage,
  type GoSymbol,
  SIDES,
  type Words,
} from './types';

/** The declarations of the Go module, as extracted. */
export const DECLARATIONS_FILE = 'bindings/go.json';
/** Our documentation for them. */
export const WORDS_FILE = 'bindings/go.yaml';

const text = Joi.string().trim().strict().min(1);
/** Sentences, as far as a page can show them. */
const sentences = text.custom((value: string) => {
  parseParagraphs(value);
  return value;
});

const PACKAGE = Joi.object({
  side: Joi.valid(...Object.keys(SIDES)).required(),
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

/** Our documentation, and the location of each part in the file. */
type WordsFile = YamlFile & {value: Words};

/**
 * The packages of the Go module in the repository at `root`, each declaration with our
 * documentation. Refuses documentation that does not match the declarations; each line of the
 * message starts with `file:line:column`.
 */
export function loadBindings(root: string): {module: string; packages: GoPackage[]} {
  const words = readWords(root);
  const declarations = readDeclarations(root).value;
  const problems = compareWords(words, declarations);
  if (problems.length > 0) {
    throw new Error(problems.map((each) => formatProblem({file: WORDS_FILE, ...each})).join('\n'));
  }
  const packages = declarations.packages.flatMap(({path: name, symbols}): GoPackage[] => {
    const keys = ['packages', name];
    const said = words.value.packages[name];
    const addWords = (symbol: Declaration): GoSymbol => {
      const own = said?.symbols[symbol.name];
      const location = words.toLocation(own ? [...keys, 'symbols', symbol.name] : keys);
      return {...symbol, ...own, location};
    };
    const location = words.toLocation(keys);
    return said ? [{...said, path: name, location, symbols: symbols.map(addWords)}] : [];
  });
  return {module: declarations.module, packages};
}

/**
 * Our documentation. Refuses invalid YAML, and keys or values that bindings/README.md does not
 * list.
 */
export function readWords(root: string): WordsFile {
  const yaml = readYaml(root, WORDS_FILE);
  const checked = SCHEMA.validate(yaml.value);
  if (checked.error) {
    const [{path: keys, message} = {path: [], message: checked.error.message}] =
      checked.error.details;
    const location = {file: WORDS_FILE, ...yaml.toLocation(keys)};
    const reason = `${message}. bindings/README.md lists the keys.`;
    throw new Error(formatProblem({...location, message: reason}));
  }
  return {...yaml, value: checked.value as Words};
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
 * What is wrong with our documentation: it is for another version, or for what the module does not
 * declare or the page does not show, or it lacks a package.
 */
export function compareWords(
  {value: {module, version, packages}, toLocation}: WordsFile,
  declarations: Declarations,
): Problem[] {
  const problems: Problem[] = [];
  const report = (keys: YamlPath, message: string) => problems.push({...toLocation(keys), message});
  const source = `${module}@${version}`;
  const found = `${declarations.module}@${declarations.version}`;
  if (source !== found) {
    const remedy = 'Run npm run check:bindings -- --update.';
    report(['version'], `${DECLARATIONS_FILE} was extracted from ${found}. ${remedy}`);
    return problems;
  }
  for (const [name, {symbols}] of Object.entries(packages)) {
    const declared = declarations.packages.find((pkg) => pkg.path === name);
    if (!declared) {
      report(['packages', name], `${source} has no package ${name} to import. Remove it.`);
      continue;
    }
    const shown = new Set(listEntries(declared.symbols).map(({symbol}) => symbol.name));
    for (const symbol of Object.keys(symbols).filter((each) => !shown.has(each))) {
      report(['packages', name, 'symbols', symbol], explainHidden(symbol, name, declarations));
    }
  }
  for (const {path: name, symbols} of declarations.packages.filter(
    (pkg) => !(pkg.path in packages),
  )) {
    const what = `${source} has the package ${name} with ${symbols.length} declarations`;
    report(['packages'], `${what}. Add it with its side, wit and summary.`);
  }
  return problems;
}

function explainHidden(
  name: string,
  pkg: string,
  {module, version, packages}: Declarations,
): string {
  const owners = packages.filter(({symbols}) => symbols.some((symbol) => symbol.name === name));
  if (owners.some((owner) => owner.path === pkg)) {
    return `the page only names ${name} at its type. Say it of the type.`;
  }
  return owners[0]
    ? `${pkg} declares no ${name}; ${owners[0].path} does. Move it there or remove it.`
    : `${module}@${version} declares no ${name} in ${pkg}. Remove it.`;
}
