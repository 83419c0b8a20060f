import type {RootContent} from 'mdast';
import {
  code,
  heading,
  linkedCode,
  list,
  paragraph,
  plainCode,
  separate,
} from '../../shared/markdown/nodes';
import {drawWorld, nameExtern} from './drawWorld';
import {formatWorld} from './formatSignature';
import {listChildren} from '../model/listChildren';
import {makeHref} from '../model/makeHref';
import {packageOf} from '../model/packageOf';
import {readDocs, type Docs} from '../model/readDocs';
import type {Entry, Reference} from '../model/referenceTypes';
import type {Extern} from '../parser/types';
import {renderDescription, renderLine, type Place} from './renderDocs';
import {type Fact, listGo, listLabels, listUsers, renderFacts} from './renderFacts';
import {contextOf, placeOf, renderItem} from './renderItem';
import {renderNote} from './renderNote';
import {renderPicture} from './renderPicture';
import {renderSignature} from './renderSignature';

/** All entries of a package: its heading and description, then interface by interface. */
export function renderPackage(entry: Entry, reference: Reference): RootContent[] {
  return [
    heading(2, entry.id, code(entry.path)),
    ...renderDescription(entry, placeOf(entry, reference)),
    ...listChildren(reference, entry).flatMap((member) => renderMember(member, reference)),
  ];
}

function renderMember(entry: Entry, reference: Reference): RootContent[] {
  const place = placeOf(entry, reference);
  return [
    heading(3, entry.id, code(entry.path)),
    ...renderDescription(entry, place),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(plainCode(versionedPath(entry, reference)))]},
      ...listLabels(entry, ['Status', 'Implemented by'], place),
      ...listUses(entry, reference),
      ...listUsers(entry, place),
      ...listGo(entry, place),
      ...listLabels(entry, ['Since'], place),
    ]),
    ...(entry.kind === 'world' ? renderWorld(entry, reference) : []),
    ...listChildren(reference, entry).flatMap((item) => renderItem(item, reference)),
  ];
}

function renderWorld(entry: Entry, reference: Reference): RootContent[] {
  if (entry.kind !== 'world') {
    return [];
  }
  const {node, path} = entry;
  const place = placeOf(entry, reference);
  const notes = node.externs.flatMap((extern) =>
    extern.docs === undefined ? [] : [renderExtern(extern, readDocs(extern.docs), place)],
  );
  return [
    renderSignature(formatWorld(node, packageOf(path)), place),
    ...(notes.length > 0 ? [list(notes.map((children) => ({children})))] : []),
    renderPicture(drawWorld(node, versionedPath(entry, reference))),
  ];
}

function renderExtern(extern: Extern, docs: Docs, {context, ...place}: Place): never[] {
  const own = extern.kind === 'function' ? contextOf(extern.func) : {};
  const within = {...place, context: {...context, ...own}};
  return renderNote(docs, within, renderLine(`\`${nameExtern(extern)}\``, {...place, context}));
}

/** What the names of other interfaces in this one are taken from. */
function listUses({node, kind, page, path}: Entry, {scopes, entries}: Reference): Fact[] {
  if (kind !== 'interface') {
    return [];
  }
  const paths = [...new Set(node.uses.map((use) => scopes.find(use.path, packageOf(path))))];
  if (paths.length === 0) {
    return [];
  }
  const links = paths.map((used) => {
    const entry = entries.get(used);
    return linkedCode(used, entry && makeHref(entry, page));
  });
  return [{term: 'Uses', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

function versionedPath({path}: Entry, {packages}: Reference): string {
  const owner = packages.find(({name}) => name === packageOf(path));
  return owner?.version === undefined ? path : `${path}@${owner.version}`;
}
