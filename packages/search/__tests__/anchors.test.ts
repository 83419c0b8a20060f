import {expect, it} from 'vitest';
import {Anchors, toAnchor} from '../src/anchors';

/** Rows of a page: name, anchor, and the anchor as the index has it. */
const ROWS = [
  ['AI interfaces', '', '#'],
  ['Known problems', 'known-problems', ''],
  ['What is missing', 'gaps', 'gaps'],
  ['hayride:ai/types', 'ai-types', 'ai-types'],
  ['hayride:ai/types.role', 'ai-types--role', '#--'],
  ['hayride:ai/types.role.user-name', 'ai-types--role--user-name', '#--'],
  ['hayride:ai/types-old', 'ai-types-old', 'ai-types-old'],
  ['hayride:ai/types.error', 'error', 'error'],
  ['hayride/mcp', 'package-hayride-mcp', '#package-'],
  ['hayride/mcp', 'second', 'second'],
  ['hayride/mcp.Tool', 'second.tool', '#.'],
  ['日本語', '日本語', '日本語'],
  ['日本語.型', '日本語.型', '日本語.型'],
] as const;

it.each([
  ['What’s next?', 'what-s-next'],
  ['wasi:io/streams.read', 'wasi-io-streams-read'],
  ['日本語', ''],
])('has the lower-case words of %s as its default', (name, anchor) => {
  expect(toAnchor(name)).toBe(anchor);
});

it('shortens anchors that follow from a name or from the entry above it', () => {
  const anchors = new Anchors();
  expect(ROWS.map(([name, anchor]) => anchors.shorten(name, anchor))).toEqual(
    ROWS.map(([, , short]) => short),
  );
});

it('restores every anchor from the rows in the same order', () => {
  const anchors = new Anchors();
  expect(ROWS.map(([name, , short]) => anchors.restore(name, short))).toEqual(
    ROWS.map(([, anchor]) => anchor),
  );
});
