import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {createReference, witReference} from 'docusaurus-wit-reference';
import {printPage} from 'docusaurus-wit-reference/testing/printPage';
import {witArchive, witContract} from '../index';

/** A repository with a world of an example, a package of WASI and one of its own. */
const root = path.join(import.meta.dirname, 'fixtures/repository');

const {remarkReference} = createReference({
  root,
  sources: [
    witReference({
      pages: {'/talk': ['hayride:talk', 'wasi:io']},
      namespace: 'hayride',
      elements: {
        WitArchive: witArchive({name: 'house-wit', readme: '# Packages'}),
        WitContract: witContract,
      },
    }),
  ],
});

/** Returns the tree of a page with its elements. */
async function build(value: string): Promise<Root> {
  const trees: Root[] = [];
  const keep = () => (tree: Root) => void trees.push(structuredClone(tree));
  await compile({value, path: 'docs/page.mdx'}, {remarkPlugins: [remarkReference, keep]});
  return trees[0] ?? {type: 'root', children: []};
}

const fail = (page: string) =>
  build(page).then(
    () => undefined,
    (error: unknown) => error as VFile,
  );

describe('a page', () => {
  it('gets a card of the world of an example, with links', async () => {
    const page = '<WitContract example="hammer" world="hammer" />';
    expect(printPage(await build(page))).toMatchInlineSnapshot(`
      "div World \`hammer\` in \`hammer/wit/hammer.wit\`
        div
          div role=group aria-labelledby=contract-exports data-by=guest
            entry-label id=contract-exports Exports
            ul
              li [\`hayride:talk/rooms\`](/talk#talk-rooms)
              li \`hit\`
        div
          div role=group aria-labelledby=contract-imports data-by=host
            entry-label id=contract-imports Imports
            ul
              li \`grip\`
              li [\`wasi:io/streams\`](/talk#wasi-io-streams)
          div role=group aria-labelledby=contract-includes data-by=none
            entry-label id=contract-includes Includes
            ul
              li \`wasi:cli/imports\`
      "
    `);
  });

  it('says on the card where a world imports nothing itself', async () => {
    const lines = printPage(await build('<WitContract example="hammer" world="handle" />'));
    expect(lines).toContain('only what the compiler adds');
  });

  it.each([
    ['without a world', 'example="hammer"', 'needs example and world. Write <WitContract'],
    ['of no world', 'example="hammer" world="saw"', 'has no world “saw”. It has hammer, handle.'],
    ['of no example', 'example="saw" world="saw"', 'no folder examples/saw/wit. Name an example'],
  ])('refuses a card %s, with its line', async (_, attributes, reason) => {
    const error = await fail(`Text\n\n<WitContract ${attributes} />`);
    expect(error).toMatchObject({line: 3, reason: expect.stringContaining(reason) as string});
  });

  it('gets the archive of all packages where it has the element', async () => {
    const box = printPage(await build('# Title\n\n<WitArchive />\n\nText'));
    expect(box.replace(/[\da-f]{64}|\d+\.\d kB/g, '…')).toMatchInlineSnapshot(`
      "h1 Title
      div Download all packages: [house-wit.tar.gz](pathname:///wit/house-wit.tar.gz) (…)
        details
          summary Check it and unpack it beside your world
          code sh
            | sha256sum --check SHA256SUMS
            | tar -xzf house-wit.tar.gz -C wit
            | wasm-tools component wit wit
          p [SHA-256](pathname:///wit/SHA256SUMS): \`…\`
      p Text
      "
    `);
  });

  it('is refused where it gives the archive something', async () => {
    expect(await fail('Text\n\n<WitArchive name="wasi:io" />')).toMatchObject({
      line: 3,
      reason: '<WitArchive> takes no attribute and no content. Write <WitArchive />.',
    });
  });
});
