import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parsePageFrontMatter} from '../index';

const parse = (fileContent: string, filePath = 'docs/page.mdx') =>
  parsePageFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

describe('parsing a page', () => {
  it('stops with file, line and remedy when the front matter breaks a rule', async () => {
    await expect(parse('---\ntitle: A\ntags: [x]\n---\nText')).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: Bad front matter.
      docs/page.mdx:1 "description" is missing or empty. Add it as a line of text.
      docs/page.mdx:1 "type" is missing or empty. Add it as a line of text.
      docs/page.mdx:3 unknown key "tags". Known keys: title, description, type, sidebar_label. Remove it.]
    `);
  });

  it('stops with file, line and column when the YAML is broken', async () => {
    await expect(parse('---\ntitle: "a\ntype: index\n---\nText')).rejects.toThrow(
      /^docs\/page\.mdx:\d+:\d+ front matter is no valid YAML: .* Quote values/,
    );
  });

  it('asks nothing of partials', async () => {
    await expect(parse('Text', 'docs/_partials/_versions.mdx')).resolves.toMatchObject({
      frontMatter: {},
    });
  });
});
