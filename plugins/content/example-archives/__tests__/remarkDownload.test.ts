import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {packExample} from '../packExample';
import {readExample} from '../readExample';
import {remarkDownload} from '../index';

const ROOT = path.resolve(__dirname, '../../../..');
const URL = 'https://docs.example.org';

const build = async (value: string) =>
  String(
    await compile(
      {value, path: 'docs/page.mdx'},
      {jsx: true, remarkPlugins: [[remarkDownload, {root: ROOT, url: URL}]]},
    ),
  );

describe('a download on a page', () => {
  it('shows the link, the size, the whole checksum and the commands', async () => {
    const {content, sha256} = await packExample(readExample(ROOT, 'wit-tour'), URL);
    const out = await build('<Download example="wit-tour" />');
    expect(out).toContain('href="pathname:///examples/wit-tour.tar.gz"');
    expect(out).toContain(`${(content.length / 1000).toFixed(1)} kB`);
    expect(out).toContain(sha256);
    expect(out).toContain('tar -xzf wit-tour.tar.gz\\ncd wit-tour\\nwasm-tools');
    expect(out).toContain('className="download-box"');
  });

  it.each([
    [
      '<Download example="no-such" />',
      /^there is no example “no-such” in examples\/\. It has ai-agent-go, .*\. Name one of them\.$/,
    ],
    [
      '<Download name="wit-tour" />',
      '<Download> needs example and nothing else. Write <Download example="hello-world-rust" />.',
    ],
    [
      'See <Download example="wit-tour" /> here.',
      '<Download> is inside a paragraph. Put it on a line of its own.',
    ],
  ])('stops the build at %s, with line and column', async (element, message) => {
    const error = await build(`Text.\n\n${element}`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({line: 3, reason: expect.stringMatching(message) as string});
  });
});
