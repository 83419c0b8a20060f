import {transformSync} from 'esbuild';
import {readFileSync} from 'node:fs';
import {parseAst} from 'vite';

/** Lists the modules that a TypeScript module imports, except those imported only for types. */
export function listImports(file: string): string[] {
  return parseModule(file).flatMap((node) =>
    node.type === 'ImportDeclaration' ? String(node.source.value) : [],
  );
}

/** Lists the own keys of the object that a TypeScript module exports by default. */
export function listKeys(file: string): string[] {
  const exported = parseModule(file).find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type !== 'ObjectExpression') return [];
  return exported.declaration.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : [],
  );
}

function parseModule(file: string) {
  const compilerOptions = {verbatimModuleSyntax: true};
  const options = {loader: 'tsx', jsx: 'automatic', tsconfigRaw: {compilerOptions}} as const;
  return parseAst(transformSync(readFileSync(file, 'utf8'), options).code).body;
}
