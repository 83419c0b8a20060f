import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {component} from 'docusaurus-wit-reference/nodes';
import type {ReferenceSymbol} from 'docusaurus-wit-reference/catalogue';
import {createTestCatalogue} from 'docusaurus-wit-reference/testing/createTestCatalogue';
import {apiReference} from '../index';
import {renderPage} from './renderPage';

const root = path.join(__dirname, 'fixtures/ok');
const pages = {'/api/plain': 'plain.yaml', '/api/lists': 'lists.yaml'};
const routes = component('ApiRoutes', {file: 'plain.yaml'});

describe('the elements of an API', () => {
  it('may be between text', async () => {
    const html = await renderPage(
      'Before.\n\n<ApiSchemas file="plain.yaml" />\n\nAfter.',
      root,
      'plain.yaml',
    );
    expect(html).toMatch(/^<p>Before\.<\/p>\n<section [^]*<\/section>\n<p>After\.<\/p>\n$/);
  });

  it('say which page they are on', async () => {
    const {findPage} = await apiReference({pages}).load(root);
    expect(findPage([routes, component('ApiOperations', {file: 'plain.yaml'})])).toBe('/api/plain');
    expect(findPage([component('ApiSchemas', {file: 'lists.yaml'})])).toBe('/api/lists');
    expect(findPage([])).toBeUndefined();
  });

  it('list the routes on another page too, with links to their own and without the file', async () => {
    const {findPage, render} = await apiReference({pages}).load(root);
    expect(findPage([routes])).toBeUndefined();
    const shown = render(routes, {page: '', catalogue: createTestCatalogue()});
    expect(shown.map(({type}) => type)).toEqual(['table']);
    expect(JSON.stringify(shown)).toContain('"url":"/api/plain#post-notes"');
  });

  it.each([
    [
      'ApiRoutes',
      {file: 'other.yaml'},
      'the reference of the APIs has no other.yaml. Name one of plain.yaml, lists.yaml, or add it to references.ts.',
    ],
    [
      'ApiRoutes',
      {},
      '<ApiRoutes> needs file and nothing else. Write <ApiRoutes file="sources/openapi/….yaml" />.',
    ],
    [
      'ApiOperations',
      {file: 'plain.yaml', only: 'x'},
      '<ApiOperations> needs file and nothing else. Write <ApiOperations file="sources/openapi/….yaml" />.',
    ],
    [
      'ApiSchemas',
      {file: 'lists.yaml'},
      'this page shows plain.yaml. Show one description on a page.',
    ],
  ])('are refused where they are wrong: %s %j', async (name, attributes, message) => {
    const {findPage} = await apiReference({pages}).load(root);
    const wrong = component(name, attributes);
    expect(() => findPage([routes, wrong])).toThrow(
      expect.objectContaining({message, element: wrong}),
    );
  });
});

describe('the symbols of an API', () => {
  it('are its routes and the schemas that fields have', async () => {
    const {symbols} = await apiReference({pages}).load(root);
    expect(symbols.map(({kind, name, page, anchor}) => `${kind} ${name} ${page}#${anchor}`))
      .toMatchInlineSnapshot(`
      [
        "route GET /notes/latest /api/plain#get-notes-latest",
        "route POST /notes /api/plain#post-notes",
        "schema openapi/plain.yaml#note /api/plain#schema-note",
        "schema openapi/plain.yaml#color /api/plain#schema-color",
        "route GET /notes /api/lists#get-notes",
        "schema openapi/lists.yaml#pages /api/lists#schema-pages",
      ]
    `);
    expect(symbols.find(({label}) => label === 'color')).toEqual({
      reference: 'api',
      kind: 'schema',
      name: 'openapi/plain.yaml#color',
      label: 'color',
      page: '/api/plain',
      anchor: 'schema-color',
      summary: 'A color.',
      wit: ['test:notes/types.color'],
      location: {file: 'plain.yaml', line: 120, column: 5},
    } satisfies ReferenceSymbol);
  });
});
