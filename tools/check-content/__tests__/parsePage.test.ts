import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../parsePage';
import {UnreadablePage} from '../UnreadablePage';

const folder = path.join(import.meta.dirname, 'fixtures/unreadable');

/** What stops the reading of a fixture. */
async function readProblem(name: string): Promise<unknown> {
  const source = readFileSync(path.join(folder, name), 'utf8');
  const error: unknown = await parsePage(`docs/${name}`, source).catch((reason: unknown) => reason);
  return error instanceof UnreadablePage ? error.problem : error;
}

describe('a page that cannot be read', () => {
  it('names the place of an open brace', async () => {
    expect(await readProblem('brace.mdx')).toMatchInlineSnapshot(`
      {
        "column": 20,
        "line": 5,
        "message": "Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. Put { and < in backticks; close each tag and each expression.",
      }
    `);
  });

  it('names the place of an open tag', async () => {
    expect(await readProblem('tag.mdx')).toMatchInlineSnapshot(`
      {
        "column": 1,
        "line": 5,
        "message": "Expected a closing tag for \`<tag>\` (5:13-5:18) before the end of \`paragraph\`. Put { and < in backticks; close each tag and each expression.",
      }
    `);
  });

  it('names the place of broken front matter', async () => {
    expect(await readProblem('yaml.mdx')).toMatchInlineSnapshot(`
      {
        "column": 1,
        "line": 5,
        "message": "front matter is no valid YAML: unexpected end of the stream within a double quoted scalar. Quote values that contain a colon, a hash or a quotation mark.",
      }
    `);
  });
});
