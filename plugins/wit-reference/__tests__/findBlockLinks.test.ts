import {describe, expect, it} from 'vitest';
import {findBlockLinks} from '../model/findBlockLinks';
import {loadFixture} from './loadFixture';

const reference = loadFixture();

/** The links of a block, as `text -> address`; they must be in order and none in another. */
function list(code: string, language: 'wit' | 'wac' = 'wit', page?: string): string[] {
  const links = findBlockLinks(reference, code, language, page);
  let last = 0;
  for (const {start, end} of links) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  return links.map(({start, end, href}) => `${code.slice(start, end)} -> ${href}`);
}

describe('the links of a block of WIT', () => {
  it('are paths, the names after them, and where these are used as types', () => {
    expect(
      list(`package example:hello;
        interface hello {
          use hayride:talk/types@0.1.0-rc.1.{message, role as who};
          greet: func(who: who) -> result<list<message>, string>;
          resource chat { say: func(text: message); }
        }`),
    ).toEqual([
      'hayride:talk/types@0.1.0-rc.1 -> /talk#talk-types',
      'message -> /talk#talk-types--message',
      'role -> /talk#talk-types--role',
      'who -> /talk#talk-types--role',
      'message -> /talk#talk-types--message',
      'message -> /talk#talk-types--message',
    ]);
  });

  it('are what a world includes, imports and exports', () => {
    expect(
      list(`package example:hello;
        world hello {
          use hayride:talk/types@0.1.0-rc.1.{message};
          include hayride:tool/workshop@0.1.0 with { log as write }
          import hayride:talk/rooms@0.1.0-rc.1;
          import read: func() -> message;
          export hayride:talk/room-list@0.1.0-rc.1;
        }`),
    ).toEqual([
      'hayride:talk/types@0.1.0-rc.1 -> /talk#talk-types',
      'message -> /talk#talk-types--message',
      'hayride:tool/workshop@0.1.0 -> /tool#tool-workshop',
      'hayride:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
      'message -> /talk#talk-types--message',
      'hayride:talk/room-list@0.1.0-rc.1 -> /talk#talk-room-list',
    ]);
  });

  it('are names of the package itself where the block is a part of it', () => {
    expect(
      list(`package hayride:talk@0.1.0-rc.1;
        interface rooms {
          use types.{message as %record};
          resource room { push: func(note: %record, to: borrow<room>); }
        }
        world w { import rooms; }`),
    ).toEqual([
      'types -> /talk#talk-types',
      'message -> /talk#talk-types--message',
      '%record -> /talk#talk-types--message',
      'room -> /talk#talk-rooms--room',
      'rooms -> /talk#talk-rooms',
    ]);
  });

  it('are types of the world that the block is a part of', () => {
    expect(
      list(`package hayride:tool@0.1.0;
        world workshop {
          type tally = u32;
          type list = u8;
          import count: func(of: tally, in: list<u8>) -> %list;
        }`),
    ).toEqual(['tally -> /tool#tool-workshop--tally', '%list -> /tool#tool-workshop--list']);
  });

  it('are none for another version, an unknown name, or a type of the block', () => {
    expect(
      list(`package example:hello;
        interface hello {
          use hayride:talk/types@0.2.0.{message};
          use hayride:talk/doors@0.1.0-rc.1.{door};
          use other.{room};
          record role { a: message, b: room, c: door }
          ask: func(role: role) -> list<u8>;
        }`),
    ).toEqual([]);
  });

  it('are only whole paths in code that cannot be parsed', () => {
    expect(
      list(
        'import hayride:talk/rooms@0.1.0-rc.1;\n…\nuse hayride:talk/types@0.1.0-rc.1.{message};',
      ),
    ).toEqual([
      'hayride:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
      'hayride:talk/types@0.1.0-rc.1 -> /talk#talk-types',
    ]);
    expect(list('hayride:talk/types.message, x/hayride:talk/types, hayride:talk/types')).toEqual([
      'hayride:talk/types -> /talk#talk-types',
      'hayride:talk/types -> /talk#talk-types',
    ]);
  });

  it('are just anchors on the page that they lead to', () => {
    const code =
      'world w {\n  import hayride:talk/rooms@0.1.0-rc.1;\n  import wasi:io/streams@0.2.0;\n}';
    expect(list(code, 'wit', '/talk')).toEqual([
      'hayride:talk/rooms@0.1.0-rc.1 -> #talk-rooms',
      'wasi:io/streams@0.2.0 -> #wasi-io-streams',
    ]);
  });
});

describe('the links of a block of WAC', () => {
  it('are whole paths', () => {
    expect(
      list(
        'package a:b targets hayride:tool/workshop@0.1.0;\nlet x = new hayride:talk@0.1.0-rc.1 {' +
          ' "hayride:talk/rooms": y.room };\nexport x["hayride:talk/rooms@0.1.0-rc.1"];',
        'wac',
      ),
    ).toEqual([
      'hayride:tool/workshop@0.1.0 -> /tool#tool-workshop',
      'hayride:talk/rooms -> /talk#talk-rooms',
      'hayride:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
    ]);
  });
});
