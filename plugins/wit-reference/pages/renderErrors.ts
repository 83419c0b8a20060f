import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {paragraph, text} from '../../shared/markdown/nodes';
import {type Part, renderFacts, renderParts, unwrap} from '../../shared/renderEntry';
import type {Entry} from '../model/types';
import type {DocsContext} from './renderDocs';
import {listLabels} from './renderFacts';

/**
 * The errors of a function: a row for each item of the list that starts with a code and a colon, then
 * the other items. A label that has no list stays a fact.
 */
export function renderErrors(entry: Entry, context: DocsContext): RootContent[] {
  const facts = listLabels(entry, ['Errors'], context);
  const list = facts.flatMap(({blocks}) => blocks).find(({type}) => type === 'list');
  return list?.type === 'list' ? renderList(list) : renderFacts(facts);
}

function renderList({children}: List): RootContent[] {
  const rows = children.map(readRow);
  const others = children.filter((_, index) => !rows[index]);
  return [
    ...renderParts(
      'Errors',
      rows.flatMap((row) => row ?? []),
    ),
    ...others.flatMap((item) => item.children),
  ];
}

/** `push-error: the context refused it.` as a name and a sentence. */
function readRow({children: [first, ...blocks]}: ListItem): Part | undefined {
  if (first?.type !== 'paragraph') {
    return undefined;
  }
  const at = first.children.findIndex((node) => node.type === 'text' && node.value.includes(':'));
  const found = first.children[at];
  if (found?.type !== 'text' || (at === 0 && !/^[^.]*: /.test(found.value))) {
    return undefined;
  }
  const colon = found.value.indexOf(':');
  const name: PhrasingContent[] = first.children.slice(0, at);
  const before = found.value.slice(0, colon);
  const after = found.value.slice(colon + 1).trimStart();
  const sentence = `${after.charAt(0).toUpperCase()}${after.slice(1)}`;
  const meaning = paragraph(text(sentence), ...first.children.slice(at + 1));
  return {
    name: before === '' ? name : [...name, text(before)],
    meaning: unwrap([meaning, ...blocks]),
  };
}
