import type {BlockContent, Heading, Paragraph, RootContent} from 'mdast';
import {findAnchor} from '../shared/bindings/findAnchor';
import type {GoPackage, Side} from '../shared/bindings/types';
import {isSmall} from './isSmall';
import {
  bareFence,
  code,
  heading,
  list,
  paragraph,
  separate,
  witCode,
} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {renderLine, renderSymbol} from './renderSymbol';

const SIDES: Readonly<Record<Side, string>> = {
  import: 'Imports ',
  export: 'Exports ',
  types: 'Has the types of ',
  helper: 'Uses no interface of its own',
};

/**
 * A package as Markdown: its heading, import path, purpose and WIT interfaces, a list of its small
 * symbols, and a section for each other one.
 */
export function renderPackage(pkg: GoPackage, module: string): RootContent[] {
  const small = pkg.symbols.filter((symbol) => isListed(symbol.name) && isSmall(symbol, pkg));
  const names = new Set(small.map(({name}) => name));
  const large = pkg.symbols.filter(({name, kind}) => {
    const owner = name.split('.')[0] ?? '';
    // Fields stand in the section of their type.
    return !names.has(owner) && kind !== 'field';
  });
  return [
    heading(3, findAnchor(pkg), code(pkg.path.replace(/^go\//, ''))),
    bareFence('go', `import "${module}/${pkg.path}"`),
    describe(pkg),
    ...(small.length > 0 ? [list(small.map((symbol) => renderLine(symbol, pkg)))] : []),
    ...large.flatMap((symbol): (BlockContent | Heading)[] => renderSymbol(symbol, pkg)),
  ];
}

const isListed = (name: string) => !name.includes('.');

function describe({summary, side, wit}: GoPackage): Paragraph {
  const interfaces = wit.map((path) => witCode(path));
  return paragraph(...parseLine(summary), ` ${SIDES[side]}`, ...separate(interfaces, ', '), '.');
}
