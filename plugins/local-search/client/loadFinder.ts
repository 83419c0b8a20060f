import {INDEX_FILE, type SearchResult} from '../types';
import {createFinder} from './createFinder';
import type {Finder, Result, ResultGroup} from './finder';

/** Loads the index and returns what searches it. Rejects when the index cannot be had. */
export async function loadFinder(baseUrl: string): Promise<Finder> {
  const indexUrl = `${baseUrl}${INDEX_FILE}`;
  const response = await fetch(indexUrl);
  if (!response.ok) {
    throw new Error(`${indexUrl} was answered with status ${response.status}.`);
  }
  const find = createFinder(await response.json());
  return ({text, family = 'page'}, show) => {
    const found = family === 'page' ? find(text) : [];
    const terms = [...new Set(found.flatMap((result) => result.terms))];
    show({groups: groupByPage(found), terms, isWhole: true});
    return () => {};
  };
}

function groupByPage(found: readonly SearchResult[]): ResultGroup[] {
  const pages = new Map<string, {url: string; title: string; results: Result[]}>();
  for (const {url, title, trail, excerpt} of found) {
    const page = url.split('#', 1)[0] ?? '';
    const group = pages.get(page) ?? {url: page, title, results: []};
    const [kind, name] = trail.length === 0 ? ['page', title] : ['section', trail.at(-1) ?? ''];
    const rest = trail.slice(0, -1);
    group.results.push({url, family: 'page', kind, name, trail: rest, summary: excerpt});
    pages.set(page, group);
  }
  return [...pages.values()];
}
