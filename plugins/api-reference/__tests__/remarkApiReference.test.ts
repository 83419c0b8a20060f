import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, it} from 'vitest';
import remarkApiReference from '../remarkApiReference';
import {renderPage} from './renderPage';

const root = path.join(__dirname, 'fixtures/ok');
const show = (page: string) => renderPage(page, root);

describe('the elements of an API', () => {
  it('may stand between text', async () => {
    const html = await show('Before.\n\n<ApiSchemas file="plain.yaml" />\n\nAfter.');
    expect(html).toMatch(/^<p>Before\.<\/p>\n<h3 [^]*<\/pre>\n<p>After\.<\/p>\n$/);
  });

  it('link to nothing that the page lacks', async () => {
    const file = 'file="plain.yaml"';
    const html = await show(
      `<ApiRoutes ${file} />\n\n<ApiOperations ${file} />\n\n<ApiSchemas ${file} />`,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('have their position in what they become, for what later fails on it', async () => {
    const lines: unknown[] = [];
    const readLines = () => (tree: Root) =>
      visitParents(tree, ({position}) => void lines.push(position?.start.line));
    await compile('Text\n\n<ApiSchemas file="plain.yaml" />', {
      remarkPlugins: [[remarkApiReference, {root}], readLines],
    });
    expect(new Set(lines)).toEqual(new Set([1, 3]));
  });

  it.each([
    [
      '<ApiRoutes file="other.yaml" />',
      "there is no file other.yaml. Write its path from the repository's root. Beside it there is lists.yaml, plain.yaml, shared-parameters.yaml.",
    ],
    [
      '<ApiRoutes />',
      '<ApiRoutes> needs file and nothing else. Write <ApiRoutes file="openapi/….yaml" />.',
    ],
    [
      '<ApiSchemas file={1} />',
      '<ApiSchemas> needs file and nothing else. Write <ApiSchemas file="openapi/….yaml" />.',
    ],
    [
      '<ApiOperations file="plain.yaml" only="x" />',
      '<ApiOperations> needs file and nothing else. Write <ApiOperations file="openapi/….yaml" />.',
    ],
  ])('stop the build at their line: %s', async (element, reason) => {
    await expect(show(`Text\n\n${element}`)).rejects.toMatchObject({
      file: 'docs/page.mdx',
      line: 3,
      reason,
    });
  });
});
