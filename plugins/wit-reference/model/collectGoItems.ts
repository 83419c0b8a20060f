import {findAnchor} from '../../shared/bindings/findAnchor';
import type {Bindings, GoPackage, GoSymbol, Place} from '../../shared/bindings/types';
import type {GoItem} from './referenceTypes';

/**
 * What stands for each item of WIT in Go, by the item's path. `file` is where the bindings were read,
 * `page` the route of the page that shows them.
 */
export function collectGoItems(
  {packages}: Bindings,
  {file, page}: {file: string; page: string},
): Map<string, GoItem[]> {
  const items = new Map<string, GoItem[]>();
  const add = (path: string, {line, column}: Place, label: string, id: string): void => {
    const item = {label, href: `${page}#${id}`, place: `${file}:${line}:${column}`};
    items.set(path, [...(items.get(path) ?? []), item]);
  };
  for (const pkg of packages) {
    for (const path of pkg.wit) {
      add(path, pkg.place, pkg.path, findAnchor(pkg));
    }
    for (const symbol of pkg.symbols) {
      if (symbol.wit !== undefined) {
        add(symbol.wit, symbol.place, callOf(pkg, symbol), findAnchor(pkg, symbol));
      }
    }
  }
  return items;
}

/** How Go code writes it: `ai.Message`, `models.Format.Encode(messages ...ai.Message) ([]byte, error)`. */
function callOf({path}: GoPackage, {name, signature}: GoSymbol): string {
  const parts = path.split('/');
  const last = parts.at(-1) ?? path;
  const pkg = last === 'export' ? parts.slice(-2).join('/') : last;
  const own = name.split('.').at(-1) ?? name;
  const [, parameters = ''] = signature.match(new RegExp(`\\b${own}(\\(.*)$`)) ?? [];
  return `${pkg}.${name}${parameters}`;
}
