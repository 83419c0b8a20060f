import type {Code, RootContent} from 'mdast';
import {
  code,
  heading,
  linkedCode,
  paragraph,
  plainCode,
  separate,
} from '../../shared/markdown/nodes';
import {drawWorld} from './drawWorld';
import {formatWorld} from './formatSignature';
import {makeHref} from '../model/makeHref';
import type {Entry, Reference} from '../model/referenceTypes';
import {renderDocs} from './renderDocs';
import {type Fact, listGo, listLabels, listUsers, renderFacts} from './renderFacts';
import {placeOf, renderItem} from './renderItem';
import {renderSignature} from './renderSignature';

/** All entries of a package: its heading and description, then interface by interface. */
export function renderPackage(entry: Entry, reference: Reference): RootContent[] {
  const {summary, details} = entry.docs;
  const members = [...reference.entries.values()].filter(
    ({kind, path}) => isMember(kind) && path.startsWith(`${entry.path}/`),
  );
  return [
    heading(2, entry.id, code(entry.path)),
    ...renderDocs([summary, details].join('\n\n'), placeOf(entry, reference)),
    ...members.flatMap((member) => renderMember(member, reference)),
  ];
}

function isMember(kind: Entry['kind']): boolean {
  return kind === 'interface' || kind === 'world';
}

function renderMember(entry: Entry, reference: Reference): RootContent[] {
  const place = placeOf(entry, reference);
  const {summary, details} = entry.docs;
  const items = [...reference.entries.values()].filter(
    ({path, owner, title}) => owner === entry.path && path !== owner && !title.includes('.'),
  );
  return [
    heading(3, entry.id, code(entry.path)),
    ...renderDocs([summary, details].join('\n\n'), place),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(plainCode(versionedPath(entry, reference)))]},
      ...listLabels(entry, ['Status', 'Implemented by'], place),
      ...listUses(entry, reference),
      ...listUsers(entry, place),
      ...listGo(entry, place),
      ...listLabels(entry, ['Since'], place),
    ]),
    ...(entry.kind === 'world' ? renderWorld(entry, reference) : []),
    ...items.flatMap((item) => renderItem(item, reference)),
  ];
}

function renderWorld(entry: Entry, reference: Reference): RootContent[] {
  if (entry.kind !== 'world') {
    return [];
  }
  const {title, alt, dot} = drawWorld(entry.node, versionedPath(entry, reference));
  const picture: Code = {
    type: 'code',
    lang: 'dot',
    meta: `title="${title}" alt="${alt}"`,
    value: dot,
  };
  return [
    renderSignature(formatWorld(entry.node, packageOf(entry)), placeOf(entry, reference)),
    picture,
  ];
}

/** What the names of other interfaces in this one are taken from. */
function listUses({node, kind, page, path}: Entry, {scopes, entries}: Reference): Fact[] {
  if (kind !== 'interface') {
    return [];
  }
  const inPackage = packageOf({path});
  const paths = [...new Set(node.uses.map((use) => scopes.find(use.path, inPackage)))];
  if (paths.length === 0) {
    return [];
  }
  const links = paths.map((used) => {
    const entry = entries.get(used);
    return linkedCode(used, entry && makeHref(entry, page));
  });
  return [{term: 'Uses', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

function packageOf({path}: Pick<Entry, 'path'>): string {
  return path.split('/')[0] ?? path;
}

function versionedPath({path}: Entry, {packages}: Reference): string {
  const owner = packages.find(({name}) => path.startsWith(`${name}/`));
  return owner?.version === undefined ? path : `${path}@${owner.version}`;
}
