import {describe, expect, it} from 'vitest';
import {createNameQuery, rankName} from '../client/rankName';
import type {StoredEntry} from '../client/types';

type Called = Pick<StoredEntry, 'family' | 'kind' | 'names'> & Partial<StoredEntry>;

const page: Called = {
  ...{family: 'page', kind: 'page', names: ['debug a component', 'debugging']},
  stems: ['debug a compon', 'debug'],
};
const section: Called = {family: 'page', kind: 'section', names: ['sandbox']};
const wit: Called = {family: 'wit', kind: 'function', names: ['hayride:mcp/tools.call-tool']};
const flag: Called = {family: 'cli', kind: 'flag', names: ['hayride cast --package']};
const route: Called = {family: 'api', kind: 'route', names: ['post /v1/cast']};
const go: Called = {
  family: 'go',
  kind: 'func',
  names: ['hayride/ai/agents.new(options ...option)'],
};
const error: Called = {
  family: 'error',
  kind: 'message',
  names: ['error running component "<file>" with function: …'],
};

describe('a query is what an entry is called', () => {
  it.each<[Called, string, number]>([
    [page, 'debug a component', 4],
    [page, 'debugging', 3.5],
    [page, 'debug', 3.25],
    [page, 'debug a', 1.5],
    [page, 'a component', 0],
    [section, 'sandbox', 2],
    [wit, 'hayride:mcp/tools.call-tool', 6],
    [wit, 'tools.call-tool', 5],
    [wit, 'call-tool', 5],
    [wit, 'tool', 0],
    [flag, '--package', 5],
    [flag, 'hayride cast --package', 6],
    [route, '/v1/cast', 5],
    [route, 'cast', 1],
    [go, 'agents.New', 5],
    [go, 'agents.new', 5],
    [error, 'error running component "/a/b.wasm" with function: run', 5],
    [error, 'error running component', 4],
    [error, 'error', 0],
  ])('%j by %j with the rank %d', (entry, query, rank) => {
    expect(
      rankName(
        {name: '', stems: [], phrases: [], ...entry} as unknown as StoredEntry,
        createNameQuery(query, 0),
      ),
    ).toBe(rank);
  });
});

it.each([
  ['`call-tool`', 'call-tool'],
  ['New()', 'new'],
  ['hayride:ai@0.0.65', 'hayride:ai'],
  ['  Hello   World ', 'hello world'],
  ['ｗａｓｉ：ｉｏ　ﬁle', 'wasi:io file'],
  ['Résumé', 'resume'],
])('%j is looked for as %j', (typed, query) => {
  expect(createNameQuery(typed, 0).text).toBe(query);
});
