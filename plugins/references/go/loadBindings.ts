import Joi from 'joi';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblem, type Problem} from 'docusaurus-built-pages/location';
import {parseYaml, type YamlFile} from 'docusaurus-wit-reference/parseYaml';
import {listEntries, SIDES} from './listEntries';
import type {Declarations, GoPackage, GoSymbol, Documentation} from './listEntries';

/** The extracted declarations of the Go module. */
export const DECLARATIONS_FILE = 'sources/bindings/go.json';
/** Our documentation of them. */
export const WORDS_FILE = 'sources/bindings/go.yaml';

const text = Joi.string().required();
const list = (value: Joi.Schema) => Joi.object().pattern(Joi.string(), value);

const SCHEMA = Joi.object({
  module: text,
  version: text,
  interfaces: text,
  packages: list(
    Joi.object({
      side: Joi.valid(...Object.keys(SIDES)).required(),
      wit: Joi.array().items(Joi.string()).required(),
      summary: text,
      symbols: list(Joi.object({wit: Joi.string(), doc: Joi.string()})).default({}),
    }),
  ).required(),
});

/**
 * Loads the packages of the Go module in the repository at `root`, each declaration with our documentation. Throws if
 * documentation does not match the declarations; each line of the message starts with `file:line:column`.
 */
export function loadBindings(root: string): {module: string; packages: GoPackage[]} {
  const words = readWords(root);
  const text = readFileSync(path.join(root, DECLARATIONS_FILE), 'utf8');
  // JSON is YAML, whose errors have a place.
  const declarations = parseYaml(DECLARATIONS_FILE, text).value as Declarations;
  const problems = compareWords(words, declarations);
  if (problems.length > 0) {
    throw new Error(problems.map((each) => formatProblem({file: WORDS_FILE, ...each})).join('\n'));
  }
  const packages = declarations.packages.flatMap(({path: name, symbols}): GoPackage[] => {
    const said = words.value.packages[name];
    const location = words.toLocation(['packages', name]);
    const described = symbols.map((symbol): GoSymbol => {
      const own = words.toLocation(['packages', name, 'symbols', symbol.name]);
      return {...symbol, ...said?.symbols[symbol.name], location: own};
    });
    return said ? [{...said, path: name, location, symbols: described}] : [];
  });
  return {module: declarations.module, packages};
}

/** Reads our documentation. Throws at invalid YAML, and at keys that sources/README.md does not list. */
export function readWords(root: string): YamlFile & {value: Documentation} {
  const yaml = parseYaml(WORDS_FILE, readFileSync(path.join(root, WORDS_FILE), 'utf8'));
  const checked = SCHEMA.validate(yaml.value);
  if (checked.error) {
    const {details, message: reason} = checked.error;
    const location = {file: WORDS_FILE, ...yaml.toLocation(details[0]?.path ?? [])};
    const message = `${reason}. sources/README.md lists the keys.`;
    throw new Error(formatProblem({...location, message}));
  }
  return {...yaml, value: checked.value as Documentation};
}

/**
 * Compares our documentation with the declarations. Lists entries that the module does not declare or the page does
 * not show, and packages without documentation.
 */
export function compareWords(
  {value, toLocation}: YamlFile & {value: Documentation},
  {packages}: Declarations,
): Problem[] {
  const declared = new Map(packages.map((pkg) => [pkg.path, pkg.symbols]));
  const names = new Set([...Object.keys(value.packages), ...declared.keys()]);
  return [...names].flatMap((name): Problem[] => {
    const symbols = declared.get(name);
    const said = value.packages[name];
    if (!symbols || !said) {
      const message = symbols
        ? `the package ${name} is missing. Add it with its side, wit and summary.`
        : `${value.module} has no package ${name} to import. Remove it.`;
      return [{...toLocation(['packages', name]), message}];
    }
    const shown = new Set(listEntries(symbols).map(({symbol}) => symbol.name));
    const hidden = Object.keys(said.symbols).filter((each) => !shown.has(each));
    return hidden.map((symbol) => ({
      ...toLocation(['packages', name, 'symbols', symbol]),
      message: `the page has no entry for ${symbol} of ${name}. Say it of its type, or remove it.`,
    }));
  });
}
