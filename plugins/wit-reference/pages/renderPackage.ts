import type {RootContent} from 'mdast';
import {code, heading, linkedCode, list, paragraph, separate} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import {listChildren, type Entry} from '../model/buildReference';
import {toPackageName} from '../model/findEntry';
import {readDocs, type Docs} from '../model/readDocs';
import type {Extern} from '../parser/types';
import {drawWorld, nameExtern} from './drawPictures';
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
    heading(2, entry.anchor, code(entry.name)),
    ...renderDescription(entry, createContext(entry, reference)),
    ...listChildren(reference, entry).flatMap((member) => renderMember(member, reference)),
  ];
}

function renderMember(entry: Entry, reference: CataloguedReference): RootContent[] {
  const context = createContext(entry, reference);
  return [
    heading(3, entry.anchor, code(entry.name)),
    ...renderDescription(entry, context),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(code(versionedPath(entry, reference)))]},
      ...listLabels(entry, ['Status', 'Implemented by'], context),
      ...listUses(entry, reference),
      ...listUsers(entry, context),
      ...listGo(entry, context),
      ...listLabels(entry, ['Since'], context),
    ]),
    ...(entry.kind === 'world' ? renderWorld(entry, reference) : []),
    ...listChildren(reference, entry).flatMap((item) => renderItem(item, reference)),
  ];
}

function renderWorld(entry: Entry, reference: CataloguedReference): RootContent[] {
  if (entry.kind !== 'world') {
    return [];
  }
  const {node, name} = entry;
  const context = createContext(entry, reference);
  const notes = node.externs.flatMap((extern) =>
    extern.docs === undefined ? [] : [renderExtern(extern, readDocs(extern.docs), context)],
  );
  return [
    renderSignature(formatWorld(node, toPackageName(name)), context),
    ...(notes.length > 0 ? [list(notes.map((children) => ({children})))] : []),
    drawWorld(node, versionedPath(entry, reference)),
  ];
}

function renderExtern(extern: Extern, docs: Docs, context: DocsContext): never[] {
  const own = extern.kind === 'function' ? readNames(extern.func) : {};
  const within = {...context, names: {...context.names, ...own}};
  return renderNote(docs, within, renderLine(`\`${nameExtern(extern)}\``, context));
}

/** The interfaces that the names of others in this one come from. */
function listUses({node, kind, page, name}: Entry, reference: CataloguedReference): Fact[] {
  const {scopes, entries} = reference;
  if (kind !== 'interface') {
    return [];
  }
  const paths = [...new Set(node.uses.map((use) => scopes.find(use.path, toPackageName(name))))];
  if (paths.length === 0) {
    return [];
  }
  const links = paths.map((used) => {
    const entry = entries.get(used);
    return linkedCode(used, entry && toHref(entry, page));
  });
  return [{term: 'Uses', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

function versionedPath({name}: Entry, {packages}: CataloguedReference): string {
  const owner = packages.find((each) => each.name === toPackageName(name));
  return owner?.version === undefined ? name : `${name}@${owner.version}`;
}
