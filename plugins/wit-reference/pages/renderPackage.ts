import type {BlockContent, RootContent} from 'mdast';
import {
  code,
  element,
  heading,
  linkedCode,
  list,
  paragraph,
  separate,
  text,
} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import {listChildren, type Entry} from '../model/buildReference';
import {toPackageName} from '../model/findEntry';
import {readDocs} from '../model/readDocs';
import type {Member} from '../parser/types';
import {drawWorld} from './drawPictures';
import {formatWorld} from './formatSignature';
import {
  type CataloguedReference,
  createContext,
  type DocsContext,
  readNames,
  renderDescription,
  renderLine,
  renderNote,
} from './renderDocs';
import {type Fact, listGo, listLabels, listUsers, renderFacts} from './renderFacts';
import {renderItem} from './renderItem';
import {renderSignature} from './renderSignature';

/** All entries of a package: its heading and description, then interface by interface. */
export function renderPackage(entry: Entry, reference: CataloguedReference): RootContent[] {
  return [
    ...renderIntroduction(entry, 2, reference),
    ...listChildren(reference, entry).flatMap((member) => renderMember(member, 3, reference)),
  ];
}

/** The same a level deeper, with the interfaces in a fold that names them. */
export function renderFoldedPackage(entry: Entry, reference: CataloguedReference): RootContent[] {
  const members = listChildren(reference, entry);
  const names = members.map(({name}) => code(name.replace(/.*\//, '')));
  const blocks = members.flatMap((member) => renderMember(member, 4, reference));
  return [
    ...renderIntroduction(entry, 3, reference),
    element('details', [
      element('summary', [text('Entries of '), ...separate(names, ', ')]),
      ...(blocks as BlockContent[]),
    ]),
  ];
}

function renderIntroduction(
  entry: Entry,
  depth: 2 | 3,
  reference: CataloguedReference,
): RootContent[] {
  const description = renderDescription(entry, createContext(entry, reference));
  return [heading(depth, entry.anchor, code(entry.name)), ...description];
}

function renderMember(entry: Entry, depth: 3 | 4, reference: CataloguedReference): RootContent[] {
  const context = createContext(entry, reference);
  const node = entry.node as Member;
  const path = versionedPath(entry, reference);
  return [
    heading(depth, entry.anchor, code(entry.name)),
    ...renderDescription(entry, context),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(code(path))]},
      ...listLabels(entry, ['Status', 'Implemented by'], context),
      ...(node.kind === 'interface' ? listUses(node, context) : []),
      ...listUsers(entry, context),
      ...listGo(entry, context),
      ...listLabels(entry, ['Since'], context),
    ]),
    ...(node.kind === 'world'
      ? [
          renderSignature(formatWorld(node), context),
          ...listExterns(node, context),
          drawWorld(node, path),
        ]
      : []),
    ...listChildren(reference, entry).flatMap((item) =>
      renderItem(item, depth === 3 ? 4 : 5, reference),
    ),
  ];
}

/** What is said of the imports and exports of a world. */
function listExterns({externs}: Member, context: DocsContext): RootContent[] {
  const notes = externs.flatMap((extern) => {
    const within = 'params' in extern ? {...context, ...readNames(extern)} : context;
    const name = renderLine(`\`${extern.name}\``, context);
    return extern.docs === undefined
      ? []
      : [{children: renderNote(readDocs(extern.docs), within, name)}];
  });
  return notes.length > 0 ? [list(notes)] : [];
}

/** The interfaces that the names of others in this one come from. */
function listUses({uses}: Member, {reference, page, owner}: DocsContext): Fact[] {
  const {scopes, entries} = reference;
  const paths = new Set(uses.map((use) => scopes.find(use.path, toPackageName(owner))));
  if (paths.size === 0) {
    return [];
  }
  const links = [...paths].map((used) => {
    const entry = entries.get(used);
    return linkedCode(used, entry && toHref(entry, page));
  });
  return [{term: 'Uses', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

function versionedPath({name}: Entry, {packages}: CataloguedReference): string {
  const owner = packages.find((each) => each.name === toPackageName(name));
  return owner?.version === undefined ? name : `${name}@${owner.version}`;
}
