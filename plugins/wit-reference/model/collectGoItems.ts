import {findAnchor} from '../../shared/bindings/findAnchor';
import type {Bindings, GoPackage, GoSymbol} from '../../shared/bindings/types';
import type {GoItem} from './referenceTypes';

/** What stands for each item of WIT in Go, by the item's path; `page` is the route of the bindings. */
export function collectGoItems({packages}: Bindings, page: string): Map<string, GoItem[]> {
  const items = new Map<string, GoItem[]>();
  const add = (path: string, item: GoItem): void => {
    items.set(path, [...(items.get(path) ?? []), item]);
  };
  for (const pkg of packages) {
    for (const path of pkg.wit) {
      add(path, {label: pkg.path, href: `${page}#${findAnchor(pkg)}`});
    }
    for (const symbol of pkg.symbols) {
      if (symbol.wit !== undefined) {
        add(symbol.wit, {label: callOf(pkg, symbol), href: `${page}#${findAnchor(pkg, symbol)}`});
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
