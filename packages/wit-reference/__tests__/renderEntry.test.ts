import {describe, expect, it} from 'vitest';
import type {RootContent} from 'mdast';
import {code, heading, paragraph, signature, text} from '../src/markdown/nodes';
import {renderEntry, renderFacts, renderGrid, renderGroup, renderParts} from '../src/renderEntry';

/** Prints nodes as short HTML. */
function print(node: RootContent): string {
  const inner = 'children' in node ? node.children.map((child) => print(child)).join('') : '';
  switch (node.type) {
    case 'mdxJsxFlowElement': {
      const attributes = node.attributes.map((each) =>
        'name' in each && typeof each.value === 'string' ? ` ${each.name}="${each.value}"` : '',
      );
      return `<${node.name}${attributes.join('')}>${inner}</${node.name}>`;
    }
    case 'heading':
      return `<h${node.depth}>${inner}</h${node.depth}>`;
    case 'paragraph': {
      const {hName = 'p', hProperties: {id} = {}} = node.data ?? {};
      return `<${hName}${id === undefined ? '' : ` id="${String(id)}"`}>${inner}</${hName}>`;
    }
    default:
      return 'value' in node ? node.value : inner;
  }
}

const show = (nodes: readonly RootContent[]) => nodes.map(print).join('');
const title = heading(4, 'a', code('a'));

describe('an entry', () => {
  it('says beside its heading what it is, who implements it and since when', () => {
    const implementer = {role: 'host', words: 'host'} as const;
    const head = {heading: title, kind: 'function', implementer, notes: ['since 0.1']};
    expect(print(renderEntry(head, [paragraph('Words.')]))).toBe(
      '<reference-entry className="entry" data-kind="function" data-by="host">' +
        '<header className="entry-head"><h4>a</h4>' +
        '<p className="entry-marks">function · <b>host</b> · since 0.1</p></header>' +
        '<p>Words.</p></reference-entry>',
    );
  });

  it('has its signature on the surface of its heading', () => {
    const head = {heading: title, kind: 'type', signature: signature('wit', 'type a = u8;')};
    expect(print(renderEntry(head, []))).toContain('type</p>type a = u8;</header>');
  });

  it('that nobody implements says only its kind', () => {
    const html = print(renderGroup([renderEntry({heading: title, kind: 'package'}, [])]));
    expect(html).toContain('<p className="entry-marks">package</p>');
    expect(html).toMatch(/^<section className="entries"><reference-entry .*data-kind="package">/);
  });
});

describe('the parts of an entry', () => {
  const part = {id: 'a-b', name: [code('b')], meaning: [text('A field.')]};
  const row = '<dt id="a-b">b</dt><dd>A field.</dd>';

  it('are terms with an anchor below a label', () => {
    expect(show(renderParts('Fields', [part]))).toBe(
      `<p className="entry-label">Fields</p><dl className="entry-parts">${row}</dl>`,
    );
  });

  it('are found by the filter if they have a kind of their own', () => {
    expect(show(renderGrid([{...part, kind: 'const'}]))).toBe(
      `<dl className="entry-parts"><div data-kind="const">${row}</div></dl>`,
    );
  });

  it('leave no trace where there are none', () => {
    expect([...renderParts('Fields', []), ...renderGrid([]), ...renderFacts([])]).toEqual([]);
  });
});

describe('the facts of an entry', () => {
  it('are terms; the search leaves out those that name other entries', () => {
    const facts = [
      {term: 'Units', blocks: [paragraph('Bytes.')]},
      {term: 'Used by', blocks: [paragraph('b')], isCrossReference: true},
    ];
    expect(show(renderFacts(facts))).toBe(
      '<dl className="entry-facts"><dt>Units</dt><dd>Bytes.</dd>' +
        '<dt className="wit-references">Used by</dt><dd className="wit-references">b</dd></dl>',
    );
  });
});
