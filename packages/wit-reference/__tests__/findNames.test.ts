import {describe, expect, it} from 'vitest';
import {buildReference} from '../src/wit/buildReference';
import {findBlockLinks, findEntry, type NameContext} from '../src/wit/findNames';
import {loadFixture} from './loadFixture';

const reference = loadFixture();
const find = (text: string, context?: NameContext) => findEntry(reference, text, context)?.name;

describe('a whole path', () => {
  it.each([
    ['hayride:talk', 'hayride:talk'],
    ['hayride:talk@0.1.0-rc.1', 'hayride:talk'],
    ['hayride:talk/rooms', 'hayride:talk/rooms'],
    ['hayride:talk/rooms@0.1.0-rc.1', 'hayride:talk/rooms'],
    ['hayride:talk/rooms.room', 'hayride:talk/rooms.room'],
    ['hayride:talk/rooms#room', 'hayride:talk/rooms.room'],
    ['hayride:talk/rooms.room.push', 'hayride:talk/rooms.room.push'],
    ['hayride:talk/rooms#room.push', 'hayride:talk/rooms.room.push'],
    ['hayride:talk/rooms@0.1.0-rc.1#room.push', 'hayride:talk/rooms.room.push'],
    ['hayride:talk/rooms@0.1.0-rc.1.room', 'hayride:talk/rooms.room'],
    ['hayride:talk/types.message.content', 'hayride:talk/types.message.content'],
    ['hayride:talk/types.role.user', 'hayride:talk/types.role.user'],
    ['hayride:tool/workshop', 'hayride:tool/workshop'],
    ['wasi:io/streams@0.2.0', 'wasi:io/streams'],
  ])('%s names its entry', (text, path) => {
    expect(find(text)).toBe(path);
  });

  it.each([
    'hayride:talk/rooms@0.1.0',
    'hayride:talk/rooms@0.1.0-rc.2',
    'hayride:talk/rooms@0.1.0-rc.11',
    'hayride:talk/rooms@',
    'wasi:io/streams@0.2.1',
    'hayride:talk/doors',
    'hayride:talk/rooms.door',
    'hayride:talk/rooms.room.push.x',
    'hayride:nothing',
    'hayride:nothing/rooms@0.1.0',
    'wasi:io/undocumented',
    'wasi:io/streams.input-stream',
    'hayride:talk/rooms.room()',
    ' hayride:talk',
    'x hayride:talk',
  ])('%j names nothing', (text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe('a name where it is written', () => {
  const owner = 'hayride:talk/rooms';
  const item = 'hayride:talk/rooms.room';

  it.each<[string, NameContext, string]>([
    ['room', {owner}, 'hayride:talk/rooms.room'],
    ['note', {owner}, 'hayride:talk/types.message'],
    ['note.content', {owner}, 'hayride:talk/types.message.content'],
    ['copy-all', {owner}, 'hayride:talk/rooms.copy-all'],
    ['push', {owner, item}, 'hayride:talk/rooms.room.push'],
    ['room.push', {owner}, 'hayride:talk/rooms.room.push'],
    ['error-code', {owner}, 'hayride:talk/rooms.error-code'],
    ['full', {owner}, 'hayride:talk/rooms.error-code.full'],
    ['types', {owner}, 'hayride:talk/types'],
    ['user', {owner: 'hayride:talk/types', failure: 'role'}, 'hayride:talk/types.role.user'],
    ['hammer', {owner: 'hayride:tool/workshop'}, 'hayride:tool/hammer'],
    ['rooms', {owner: 'hayride:talk'}, 'hayride:talk/rooms'],
  ])('%s in %j is %s', (text, context, path) => {
    expect(find(text, context)).toBe(path);
  });

  it.each<[string, NameContext]>([
    ['push', {owner}],
    ['message', {owner}],
    ['content', {owner}],
    ['hammer', {owner}],
    ['room', {owner, except: ['room']}],
    // One of the names that mean something anywhere else.
    ['message-content', {owner, except: ['message-content']}],
  ])('%s in %j is nothing', (text, context) => {
    expect(find(text, context)).toBeUndefined();
  });
});

describe('a name by itself', () => {
  it.each([
    ['room.push', 'hayride:talk/rooms.room.push'],
    ['message-content', 'hayride:talk/types.message-content'],
    ['copy-all', 'hayride:talk/rooms.copy-all'],
    // The interface, which holds the resource of that name.
    ['room-list', 'hayride:talk/room-list'],
    ['room-list.count', 'hayride:talk/room-list.room-list.count'],
  ])('%s is %s, because nothing else is called so', (text, path) => {
    expect(find(text)).toBe(path);
  });

  it.each([
    ['two interfaces have it', 'error-code'],
    ['it is one word', 'room'],
    ['it is one word', 'message'],
    ['it is a field', 'message.content'],
    ['it is a case', 'message-content.text'],
    ['it is Go', 'rooms.Room'],
    ['it is Go', 'room.Push'],
    ['it is Go', 'Room.push'],
    ['it is a call', 'room.push()'],
    ['it is JSON', '"room.push"'],
    ['it is JSON', '{"message-content": 1}'],
    ['it is a setting', 'room-list=1'],
    ['it is an option', '--room-list'],
    ['it is a file', 'room-list.wit'],
    ['it is a path', './copy-all'],
    ['it is code', 'room.push: func()'],
    ['it is code', 'list<message-content>'],
    ['it is nothing', ''],
  ])('where %s, %s leads nowhere', (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe('a class of failure', () => {
  const text = `/// Classes of failure.
package wasi:nn;
/// What can go wrong.
///
/// Status: public.
///
/// Implemented by: host.
interface errors {
  /// Classes.
  enum error-code {
    /// It took too long.
    timeout,
  }
  /// A failure.
  resource error {}
}
/// Asks a model.
///
/// Status: public.
///
/// Implemented by: host.
interface inference {
  use errors.{error};
  /// Asks.
  compute: func() -> result<_, error>;
}
`;
  const other = buildReference([{file: 'nn.wit', text, isLocal: false}], {
    pages: {'/nn': ['wasi:nn']},
  });

  it('is found beside the resource that a function fails with, in another interface too', () => {
    const context = {owner: 'wasi:nn/inference', failure: 'error'};
    expect(findEntry(other, 'timeout', context)?.name).toBe('wasi:nn/errors.error-code.timeout');
    expect(findEntry(other, 'timeout', {owner: 'wasi:nn/inference'})).toBeUndefined();
  });
});

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
          type %list = u8;
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
