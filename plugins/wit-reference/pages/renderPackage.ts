import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {code, element, heading, paragraph, separate, text} from '../../shared/markdown/nodes';
import {renderEntry, renderFacts, renderGroup, renderParts} from '../../shared/renderEntry';
import {listChildren} from '../model/buildReference';
import type {Entry} from '../model/types';
import {toPackageName} from '../model/findEntry';
import {readDocs} from '../model/readDocs';
import type {InterfacePath, Member, Package} from '../parser/types';
import {drawWorld} from './drawPictures';
import {formatWorld} from './formatSignature';
import {
  type CataloguedReference,
  createContext,
  type DocsContext,
  readNames,
  renderBehaviour,
  renderDescription,
  renderMeaning,
} from './renderDocs';
import {linkPath, listGo, listImplementers, listLabels, listUsers, listUses} from './renderFacts';
import {readHead, renderItem} from './renderItem';
import {renderSignature} from './renderSignature';

/** All entries of a package: its own, then interface by interface. */
export function renderPackage(entry: Entry, reference: CataloguedReference): RootContent[] {
  const members = listChildren(reference, entry).map((each) => renderMember(each, 3, reference));
  return [renderGroup([renderOwn(entry, 2, reference), ...members])];
}

/** The same a level deeper, with the interfaces in a fold that names them. */
export function renderFoldedPackage(entry: Entry, reference: CataloguedReference): RootContent[] {
  const members = listChildren(reference, entry);
  const names = members.map(({name}) => code(name.replace(/.*\//, '')));
  const summary = element('summary', [text('Entries of '), ...separate(names, ', ')]);
  const blocks = members.map((member) => renderMember(member, 4, reference));
  return [renderGroup([renderOwn(entry, 3, reference), element('details', [summary, ...blocks])])];
}

/** The entry of the package itself. */
function renderOwn(entry: Entry, depth: 2 | 3, reference: CataloguedReference): MdxJsxFlowElement {
  const context = createContext(entry, reference);
  const {version} = entry.node as Package;
  return renderEntry(
    {heading: heading(depth, entry.anchor, code(entry.name)), kind: 'package', notes: [version]},
    renderDescription(entry, context),
  );
}

function renderMember(
  entry: Entry,
  depth: 3 | 4,
  reference: CataloguedReference,
): MdxJsxFlowElement {
  const context = createContext(entry, reference);
  const node = entry.node as Member;
  const path = versionedPath(entry, reference);
  const isWorld = node.kind === 'world';
  const head = {
    ...readHead(entry),
    heading: heading(depth, entry.anchor, code(entry.name)),
    signature: isWorld ? renderSignature(formatWorld(node), context) : undefined,
  };
  const content = [
    ...renderDescription(entry, context),
    ...renderBehaviour(entry, context),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(code(path))]},
      ...listLabels(entry, ['Status'], context),
      ...listImplementers(entry, context),
      ...(isWorld ? [] : listUses(node, context)),
      ...listUsers(entry, context),
      ...listGo(entry, context),
    ]),
    ...(isWorld ? [...listExterns(node, context), drawWorld(node, path)] : []),
  ];
  const items = listChildren(reference, entry).flatMap((item) =>
    renderItem(item, depth === 3 ? 4 : 5, reference),
  );
  return renderGroup([renderEntry(head, content), ...items]);
}

/** What is said of the imports and exports of a world. */
function listExterns({externs}: Member, context: DocsContext): MdxJsxFlowElement[] {
  const {reference, owner} = context;
  const find = (path: InterfacePath) => reference.scopes.find(path, toPackageName(owner));
  const notes = externs.flatMap((extern) => {
    const within = 'params' in extern ? {...context, ...readNames(extern)} : context;
    const {name} = extern;
    const label = 'path' in extern ? linkPath(find(extern.path), context, name) : code(name);
    return extern.docs === undefined
      ? []
      : [{name: [label], meaning: renderMeaning(readDocs(extern.docs), within)}];
  });
  return renderParts('Imports and exports', notes);
}

function versionedPath({name}: Entry, {packages}: CataloguedReference): string {
  const owner = packages.find((each) => each.name === toPackageName(name));
  return owner?.version === undefined ? name : `${name}@${owner.version}`;
}
