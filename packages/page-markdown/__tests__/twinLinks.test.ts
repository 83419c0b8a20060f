import {describe, expect, it} from 'vitest';
import {element, text} from '../src/elements';
import {createTwinLinks} from '../src/twinLinks';

const SITE = 'https://docs.example.dev';
const heading = (id: string) => element('h2', [text(id)], {id});
const link = (href: string) => element('a', [text('there')], {href});

const links = createTwinLinks([
  {
    address: `${SITE}/index.md`,
    page: `${SITE}/`,
    content: [heading('start'), link(`${SITE}/api/#m%C3%BCll`)],
  },
  {address: `${SITE}/api.md`, page: `${SITE}/api`, content: [heading('use'), heading('calls')]},
  {
    address: `${SITE}/api/calls.md`,
    page: `${SITE}/api`,
    content: [heading('calls'), heading('müll'), link(`${SITE}/api#100%`), link('http://')],
  },
]);

describe('a link in the Markdown of a page', () => {
  it.each([
    [`${SITE}/`, `${SITE}/index.md`],
    [`${SITE}/#start`, `${SITE}/index.md#start`],
    [`${SITE}/api`, `${SITE}/api.md`],
    [`${SITE}/api/`, `${SITE}/api.md`],
    [`${SITE}/api#use`, `${SITE}/api.md#use`],
    [`${SITE}/api/#m%C3%BCll`, `${SITE}/api/calls.md#m%C3%BCll`],
  ])('leads from %s to the Markdown there, %s', (href, expected) => {
    expect(links.resolve(href)).toBe(expected);
  });

  it('leads to the start of a part without an anchor', () => {
    expect(links.resolve(`${SITE}/api#calls`)).toBe(`${SITE}/api/calls.md`);
  });

  it('is short where it leads to an anchor of the same file', () => {
    expect(links.resolve(`${SITE}/api#calls`, `${SITE}/api/calls.md`)).toBe('#calls');
    expect(links.resolve(`${SITE}/api#use`, `${SITE}/api.md`)).toBe('#use');
    expect(links.resolve(`${SITE}/api`, `${SITE}/api.md`)).toBe(`${SITE}/api.md`);
  });

  it.each([
    ...[`${SITE}/openapi/api.yaml`, 'https://example.com/api#use', `${SITE}/apis`],
    ...['https://example.com/#100%', 'http://'],
  ])('stays as it is where it leads to what is no page: %s', (href) => {
    expect(links.resolve(href)).toBe(href);
  });
});

it('an anchor is linked if any file leads to it, however that spells it', () => {
  expect(links.isLinked(`${SITE}/api`, 'müll')).toBe(true);
  expect(links.isLinked(`${SITE}/api`, 'use')).toBe(false);
});
