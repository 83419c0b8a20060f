import {
  DECLARATIONS_FILE,
  type DeclaredPackage,
  type Declarations,
  type readDeclarations,
} from '../../plugins/bindings-reference/index';
import type {Finding} from '../shared/findings';

/** The text of `bindings/go.json`: one line for each declaration, so that a change is one line. */
export function formatDeclarations({module, version, packages}: Declarations): string {
  const list = packages.map(({path, symbols}) => {
    const lines = symbols.map((symbol) => `      ${JSON.stringify(symbol)}`);
    return `    {"path": ${JSON.stringify(path)}, "symbols": [\n${lines.join(',\n')}\n    ]}`;
  });
  const head = `  "module": ${JSON.stringify(module)},\n  "version": ${JSON.stringify(version)},`;
  return `{\n${head}\n  "packages": [\n${list.join(',\n')}\n  ]\n}\n`;
}

/**
 * Every difference between `bindings/go.json` and what the module declares, in the order of the file;
 * what the file lacks is found at its package or, for a whole package, at 1:1.
 */
export function compareDeclarations(
  {value, toLocation}: ReturnType<typeof readDeclarations>,
  actual: Declarations,
): Finding[] {
  const source = `${actual.module}@${actual.version}`;
  const findings: Finding[] = [];
  const report = (keys: readonly (string | number)[], kind: string, what: string) => {
    const message = `${what}. Run npm run check:bindings -- --update.`;
    findings.push({file: DECLARATIONS_FILE, ...toLocation(keys), kind, message});
  };
  value.packages.forEach((pkg, index) => {
    const found = actual.packages.find(({path}) => path === pkg.path);
    if (found) {
      comparePackage(pkg, found, (keys, kind, what) =>
        report(['packages', index, ...keys], kind, what),
      );
    } else {
      report(['packages', index], 'package', `${source} has no package ${pkg.path} to import`);
    }
  });
  const known = new Set(value.packages.map(({path}) => path));
  for (const {path, symbols} of actual.packages.filter((pkg) => !known.has(pkg.path))) {
    report([], 'package', `${source} has the package ${path} with ${symbols.length} declarations`);
  }
  if (findings.length === 0 && JSON.stringify(value) !== JSON.stringify(actual)) {
    report([], 'order', `${source} has its packages and declarations in another order`);
  }
  return findings.sort((left, right) => left.line - right.line);
}

function comparePackage(
  kept: DeclaredPackage,
  actual: DeclaredPackage,
  report: (keys: readonly (string | number)[], kind: string, what: string) => void,
): void {
  kept.symbols.forEach((symbol, index) => {
    const found = actual.symbols.find(({name}) => name === symbol.name);
    const keys = ['symbols', index];
    if (!found) {
      report(keys, 'extra', `the module declares no ${symbol.name} in ${kept.path}`);
    } else if (JSON.stringify(found) !== JSON.stringify(symbol)) {
      report(keys, 'changed', `${symbol.name} is declared as ${JSON.stringify(found)}`);
    }
  });
  const known = new Set(kept.symbols.map(({name}) => name));
  for (const {name, kind, signature} of actual.symbols.filter((each) => !known.has(each.name))) {
    report([], 'missing', `${kept.path} lacks the ${kind} ${name}: ${signature}`);
  }
}
