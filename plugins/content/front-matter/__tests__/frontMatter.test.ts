import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from 'docusaurus-built-pages/files';
import {parseWithPaths, readFrontMatter, validateFrontMatter} from '../index';

const GOOD = {
  title: 'CLI',
  description: 'Every known command of the Hayride CLI, with options, results and errors.',
  type: 'reference',
  ground: 'run',
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

/** Returns the problems of a page's source as `line:column message`. */
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
      [Error: docs/page.mdx:3:1: unknown key "tags". Known keys: title, description, type, ground, sidebar_label, keywords. Remove it.
      docs/page.mdx:4:1: "description" is missing from the front matter in lines 1 to 4. Add a line "description: …" with one sentence of 50 to 155 characters.
      docs/page.mdx:4:1: "type" is missing from the front matter in lines 1 to 4. Add a line "type: …" with one of concept, tutorial, how-to, reference, index.
      docs/page.mdx:4:1: "ground" is missing from the front matter in lines 1 to 4. Add a line "ground: …" with what its statements rest on, one of run, source, docs.]
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

  it('reads every page of the site as Docusaurus does, but for what only the search reads', async () => {
    for (const file of listFiles('docs').filter((name) => name.endsWith('.mdx'))) {
      const filePath = `docs/${file}`;
      const fileContent = readFileSync(filePath, 'utf8');
      const wanted = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      const {keywords: _, ...frontMatter} = wanted.frontMatter;
      expect(await parse(fileContent, filePath)).toEqual({...wanted, frontMatter});
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
      '6:1 unknown key "sidebar_position". Known keys: title, description, type, ground, sidebar_label, keywords. Remove it.',
    ]);
  });

  it('is refused without a title, a description, a type and a ground, where it ends', () => {
    const missing = 'is missing from the front matter in lines 1 to 2. Add a line';
    expect(validate({})).toEqual([
      `2:1 "title" ${missing} "title: …" with a line of text.`,
      `2:1 "description" ${missing} "description: …" with one sentence of 50 to 155 characters.`,
      `2:1 "type" ${missing} "type: …" with one of concept, tutorial, how-to, reference, index.`,
      `2:1 "ground" ${missing} "ground: …" with what its statements rest on, one of run, source, docs.`,
    ]);
  });

  it('is refused with an empty value, at its key', () => {
    expect(validate({...GOOD, type: ''})).toEqual([
      '4:1 "type" has no text. Write one of concept, tutorial, how-to, reference, index.',
    ]);
  });

  it('is asked for at the start of a page that has none', () => {
    const [problem, ...others] = check('## Text');
    expect(problem).toBe(
      '1:1 "title" is missing: the page does not start with front matter. Add a line "title: …" with a line of text.',
    );
    expect(others).toHaveLength(3);
  });

  it.each(['\n', '\r\n'])('has no key in the body, whose lines may look like one (%j)', (end) => {
    const {title, description, ground} = GOOD;
    const body = ['', '```yaml', 'type: x', '```', '', '---', '', 'type: y', ''];
    const lines = [
      '---',
      `title: ${title}`,
      `description: ${description}`,
      `ground: ${ground}`,
      '---',
      ...body,
    ];
    const source = lines.join(end);
    const noType = expect.stringMatching(/^5:1 "type" is missing from /) as string;
    expect(check(source)).toEqual([noType]);
    expect(check(source.replace(description, 'x'.repeat(156)))).toEqual([
      '3:14 "description" has 156 characters. Write one sentence of 50 to 155 characters.',
      noType,
    ]);
    expect(check([...body, '---', ''].join(end))).toHaveLength(4);
  });

  it.each([49, 156])('is refused with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([
      `3:14 "description" has ${length} characters. Write one sentence of 50 to 155 characters.`,
    ]);
  });

  it.each([50, 155])('is accepted with a description of %i characters', (length) => {
    expect(validate({...GOOD, description: 'x'.repeat(length)})).toEqual([]);
  });

  it('is accepted with what else readers call it', () => {
    expect(validate({...GOOD, keywords: '[terminal, command line, "wasi:cli"]'})).toEqual([]);
  });

  it('is accepted with keywords in another script that its title lacks', () => {
    expect(validate({...GOOD, title: 'التثبيت', keywords: '[تنزيل, undefined]'})).toEqual([]);
  });

  it.each(['terminal', '[Terminal]', '["a, b"]', '[1]', `[${'abcdefghi'.split('').join()}]`])(
    'is refused with other keywords than at most 8 in lower case: %s',
    (keywords) => {
      expect(validate({...GOOD, keywords}).join()).toMatch(/^6:11 "keywords" is not a list/);
    },
  );

  it.each([
    ['[terminal, cli]', 'cli'],
    ['[terminal, terminal]', 'terminal'],
    ['[command line]', 'command line'],
    ['[ناقل]', 'ناقل'],
  ])('is refused if one of its keywords would find it anyway: %s', (keywords, idle) => {
    expect(validate({...GOOD, sidebar_label: 'Command line ناقل', keywords})).toEqual([
      `7:11 the keyword "${idle}" finds the page anyway: its title has it, or it is there twice. Remove it.`,
    ]);
  });

  it('is refused with an unknown type or ground, and names the known ones', () => {
    expect(validate({...GOOD, type: 'guide', ground: 'hearsay'})).toEqual([
      '4:7 unknown type "guide". Use one of concept, tutorial, how-to, reference, index.',
      '5:9 unknown ground "hearsay". Use one of run, source, docs.',
    ]);
  });
});
