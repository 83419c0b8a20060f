import type {Bindings, GoPackage, GoSymbol} from '../../plugins/shared/bindings/types';
import type {DeclaredPackage, DeclaredSymbol, Finding} from './types';

type Problem = Pick<Finding, 'kind' | 'message'>;

/**
 * Every difference between what `bindings/go.yaml` (`file`) says and what the module declares, in
 * the order of the file; what the file lacks stands at the package or, for a whole package, at 1:1.
 */
export function compareBindings(
  {packages, module, version}: Bindings,
  declared: readonly DeclaredPackage[],
  file: string,
): Finding[] {
  const source = `${module}@${version}`;
  const findings = packages.flatMap((pkg) => comparePackage(pkg, declared, {file, source}));
  for (const {path, symbols} of declared) {
    if (!packages.some((pkg) => pkg.path === path)) {
      const message = `${source} has the package ${path} with ${symbols.length} declarations. Add it.`;
      findings.push({file, line: 1, column: 1, kind: 'package', message});
    }
  }
  return findings.sort((left, right) => left.line - right.line);
}

type Context = {file: string; source: string};

function comparePackage(
  pkg: GoPackage,
  declared: readonly DeclaredPackage[],
  {file, source}: Context,
): Finding[] {
  const found = declared.find(({path}) => path === pkg.path);
  if (!found) {
    const message = `${source} has no package ${pkg.path} that users can import. Remove it.`;
    return [{file, ...pkg.place, kind: 'package', message}];
  }
  const byName = new Map(found.symbols.map((symbol) => [symbol.name, symbol]));
  const wrong = pkg.symbols.flatMap((symbol): Finding[] => {
    const other = byName.get(symbol.name);
    const problems = other
      ? compareSymbol(symbol, other)
      : [explainExtra(symbol, pkg, declared, source)];
    return problems.map((problem) => ({file, ...symbol.place, ...problem}));
  });
  const known = new Set(pkg.symbols.map(({name}) => name));
  const missing = found.symbols
    .filter(({name}) => !known.has(name))
    .map(({name, kind, signature}): Finding => {
      const message = `${pkg.path} lacks the ${kind} ${name}. Add it: ${signature}`;
      return {file, ...pkg.place, kind: 'missing', message};
    });
  return [...wrong, ...missing];
}

function explainExtra(
  {name}: GoSymbol,
  {path}: GoPackage,
  declared: readonly DeclaredPackage[],
  source: string,
): Problem {
  const owner = declared.find(({symbols}) => symbols.some((symbol) => symbol.name === name));
  if (owner) {
    const message = `${path} declares no ${name}; ${owner.path} does. Move it there or remove it.`;
    return {kind: 'package', message};
  }
  return {kind: 'extra', message: `${source} declares no ${name} in ${path}. Remove it.`};
}

function compareSymbol(symbol: GoSymbol, declared: DeclaredSymbol): Problem[] {
  const {name} = symbol;
  const problems: Problem[] = [];
  if (symbol.kind !== declared.kind) {
    const message = `${name} is declared as ${declared.kind}, not ${symbol.kind}. Correct it.`;
    problems.push({kind: 'kind', message});
  }
  if (symbol.signature !== declared.signature) {
    const message = `${name} is declared differently. Write: ${declared.signature}`;
    problems.push({kind: 'signature', message});
  }
  for (const kind of ['fields', 'methods'] as const) {
    const wanted = declared[kind] ?? [];
    if (wanted.join('\n') !== symbol[kind].join('\n')) {
      const list = wanted.length === 0 ? 'none' : wanted.join('; ');
      problems.push({kind, message: `${name} has other ${kind}. Write: ${list}`});
    }
  }
  return problems;
}
