import type {GoPackage, GoSymbol} from './types';

/**
 * The id on /reference/bindings/go of a package, `package-hayride-ai-agents`, or of a symbol of it,
 * `hayride-ai-agents-agent-push`. Members that the page only names at their type, such as the methods
 * of a handle, have no place of their own there; none of them stands for a WIT item.
 */
export function findAnchor(pkg: Pick<GoPackage, 'path'>, symbol?: Pick<GoSymbol, 'name'>): string {
  const name = pkg.path.replace(/^go\//, '');
  const id = symbol ? `${name}-${symbol.name}` : `package-${name}`;
  return id.replace(/[/.]/g, '-').toLowerCase();
}
