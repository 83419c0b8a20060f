import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseWithPaths, readFrontMatter, validateFrontMatter} from '../index';

const GOOD = {
  title: 'CLI',
  description: 'Every known command of the Hayride CLI, with options, results and errors.',
  type: 'reference',
};

const parse = (fileContent: string, filePath = 'docs/page.mdx') =>
  parseWithPaths(
    '.',
    [],
  )({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

/** The problems of a page's source, as `line:column message`. */
const check = (source: string) =>
  validateFrontMatter(readFrontMatter(source)).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );

const validate = (frontMatter: Record<string, unknown>) => {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  return check(['---', ...lines, '---', ''].join('\n'));
};

describe('parsing a page', () => {
  it('stops with file, line, column and remedy when the front matter breaks a rule', async () => {
    await expect(parse('---\ntitle: A\ntags: [x]\n---\nText')).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/page.mdx:1:1: "description" is missing or empty. Add it as a line of text.
      docs/page.mdx:1:1: "type" is missing or empty. Add it as a line of text.
      docs/page.mdx:3:1: unknown key "tags". Known keys: title, description, type, sidebar_label. Remove it.]
    `);
  });

  it.each([
    ['---\ntitle: "a\ntype: index\n---\nText', '4:1'],
    ['---\ntitle: a: b\n---\nText', '2:8'],
    ['---\ntitle: a\ntitle: b\n---\nText', '3:1'],
    ['---\ntitle\n---\nText', '2:1'],
  ])('stops with file, line and column when the YAML is broken in %j', async (source, place) => {
    await expect(parse(source)).rejects.toThrow(
      new RegExp(`^docs/page\\.mdx:${place}: front matter is not valid YAML: .* Quote values`),
    );
  });

  it('applies the rules to a name with an underscore too', async () => {
    await expect(parse('Text', 'docs/_partials/_versions.mdx')).rejects.toThrow('is missing');
  });

  it('reads every page of the site as Docusaurus does', async () => {
    const files = readdirSync('docs', {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => name.endsWith('.mdx'))) {
      const filePath = `docs/${file}`;
      const fileContent = readFileSync(filePath, 'utf8');
      const wanted = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      expect(await parse(fileContent, filePath)).toEqual(wanted);
    }
  });
});

describe('front matter of a page', () => {
  it('is accepted with title, description and type', () => {
    expect(validate(GOOD)).toEqual([]);
  });

  it('is accepted with a sidebar label', () => {
    expect(validate({...GOOD, sidebar_label: 'Command line'})).toEqual([]);
  });

  it('is refused with an unknown key, at the key', () => {
    expect(validate({...GOOD, sidebar_position: 3})).toEqual([
      '5:1 unknown key "sidebar_position". Known keys: title, description, type, sidebar_label. Remove it.',
    ]);
  });

  it('is refused without a title, a description and a type', () => {
    expect(validate({})).toEqual([
      '1:1 "title" is missing or empty. Add it as a line of text.',
      '1:1 "description" is missing or empty. Add it as a line of text.',
      '1:1 "type" is missing or empty. Add it as a line of text.',
    ]);
  });

  it.each(['\n', '\r\n'])('has no key in the body, whose lines may look like one (%j)', (end) => {
    const {title, description} = GOOD;
    const body = ['', '```yaml', 'type: x', '```', '', '---', '', 'type: y', ''];
    const lines = ['---', `title: ${title}`, `description: ${description}`, '---', ...body];
    const source = lines.join(end);
    const noType = '1:1 "type" is missing or empty. Add it as a line of text.';
    expect(check(source)).toEqual([noType]);
    expect(check(source.replace(description, 'x'.repeat(156)))).toEqual([
      noType,
      '3:14 "description" has 156 characters. Write one sentence of 50 to 155.',
    ]);
    expect(check([...body, '---', ''].join(end))).toHaveLength(3);
  });

  it.each([49, 156])('is refused with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([
      `3:14 "description" has ${length} characters. Write one sentence of 50 to 155.`,
    ]);
  });

  it.each([50, 155])('is accepted with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([]);
  });

  it('is refused with an unknown type, and names the known ones', () => {
    expect(validate({...GOOD, type: 'guide'})).toEqual([
      '4:7 unknown type "guide". Use one of concept, tutorial, how-to, reference, index.',
    ]);
  });
});
