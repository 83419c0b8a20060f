import {
  DECLARATIONS_FILE,
  type Declarations,
  type readDeclarations,
} from '../../plugins/bindings-reference/index';
import type {Finding} from '../../tools/shared/findings';

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
  value.packages.forEach((kept, index) => {
    const keys = ['packages', index];
    const declared = actual.packages.find(({path}) => path === kept.path);
    if (!declared) {
      report(keys, 'package', `${source} has no package ${kept.path} to import`);
      return;
    }
    kept.symbols.forEach((symbol, place) => {
      const found = declared.symbols.find(({name}) => name === symbol.name);
      if (!found) {
        const what = `the module declares no ${symbol.name} in ${kept.path}`;
        report([...keys, 'symbols', place], 'extra', what);
      } else if (JSON.stringify(found) !== JSON.stringify(symbol)) {
        const what = `${symbol.name} is declared as ${JSON.stringify(found)}`;
        report([...keys, 'symbols', place], 'changed', what);
      }
    });
    const known = new Set(kept.symbols.map(({name}) => name));
    for (const {name, kind, signature} of declared.symbols.filter(
      (each) => !known.has(each.name),
    )) {
      report(keys, 'missing', `${kept.path} lacks the ${kind} ${name}: ${signature}`);
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
