import {describe, expect, it} from 'vitest';
import {buildReference} from '../src/wit/buildReference';
import {findBlockLinks, findEntry, type NameContext} from '../src/wit/findNames';
import {loadFixture} from './loadFixture';

const reference = loadFixture();
const find = (text: string, context?: NameContext) => findEntry(reference, text, context)?.name;

describe('a whole path', () => {
  it.each([
    ['cottage:talk', 'cottage:talk'],
    ['cottage:talk@0.1.0-rc.1', 'cottage:talk'],
    ['cottage:talk/rooms', 'cottage:talk/rooms'],
    ['cottage:talk/rooms@0.1.0-rc.1', 'cottage:talk/rooms'],
    ['cottage:talk/rooms.room', 'cottage:talk/rooms.room'],
    ['cottage:talk/rooms#room', 'cottage:talk/rooms.room'],
    ['cottage:talk/rooms.room.push', 'cottage:talk/rooms.room.push'],
    ['cottage:talk/rooms#room.push', 'cottage:talk/rooms.room.push'],
    ['cottage:talk/rooms@0.1.0-rc.1#room.push', 'cottage:talk/rooms.room.push'],
    ['cottage:talk/rooms@0.1.0-rc.1.room', 'cottage:talk/rooms.room'],
    ['cottage:talk/types.message.content', 'cottage:talk/types.message.content'],
    ['cottage:talk/types.role.user', 'cottage:talk/types.role.user'],
    ['cottage:tool/workshop', 'cottage:tool/workshop'],
    ['wasi:io/streams@0.2.0', 'wasi:io/streams'],
  ])('%s names its entry', (text, path) => {
    expect(find(text)).toBe(path);
  });

  it.each([
    'cottage:talk/rooms@0.1.0',
    'cottage:talk/rooms@0.1.0-rc.2',
    'cottage:talk/rooms@0.1.0-rc.11',
    'cottage:talk/rooms@',
    'wasi:io/streams@0.2.1',
    'cottage:talk/doors',
    'cottage:talk/rooms.door',
    'cottage:talk/rooms.room.push.x',
    'cottage:nothing',
    'cottage:nothing/rooms@0.1.0',
    'wasi:io/undocumented',
    'wasi:io/streams.input-stream',
    'cottage:talk/rooms.room()',
    ' cottage:talk',
    'x cottage:talk',
  ])('%j names nothing', (text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe('a name where it is written', () => {
  const owner = 'cottage:talk/rooms';
  const item = 'cottage:talk/rooms.room';

  it.each<[string, NameContext, string]>([
    ['room', {owner}, 'cottage:talk/rooms.room'],
    ['note', {owner}, 'cottage:talk/types.message'],
    ['note.content', {owner}, 'cottage:talk/types.message.content'],
    ['copy-all', {owner}, 'cottage:talk/rooms.copy-all'],
    ['push', {owner, item}, 'cottage:talk/rooms.room.push'],
    ['room.push', {owner}, 'cottage:talk/rooms.room.push'],
    ['error-code', {owner}, 'cottage:talk/rooms.error-code'],
    ['full', {owner}, 'cottage:talk/rooms.error-code.full'],
    ['types', {owner}, 'cottage:talk/types'],
    ['user', {owner: 'cottage:talk/types', failure: 'role'}, 'cottage:talk/types.role.user'],
    ['hammer', {owner: 'cottage:tool/workshop'}, 'cottage:tool/hammer'],
    ['rooms', {owner: 'cottage:talk'}, 'cottage:talk/rooms'],
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
    ['room.push', 'cottage:talk/rooms.room.push'],
    ['message-content', 'cottage:talk/types.message-content'],
    ['copy-all', 'cottage:talk/rooms.copy-all'],
    // The interface, which holds the resource of that name.
    ['room-list', 'cottage:talk/room-list'],
    ['room-list.count', 'cottage:talk/room-list.room-list.count'],
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

/** Lists the links of a block as `text -> address`; checks that they are in order and not nested. */
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
          use cottage:talk/types@0.1.0-rc.1.{message, role as who};
          greet: func(who: who) -> result<list<message>, string>;
          resource chat { say: func(text: message); }
        }`),
    ).toEqual([
      'cottage:talk/types@0.1.0-rc.1 -> /talk#talk-types',
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
          use cottage:talk/types@0.1.0-rc.1.{message};
          include cottage:tool/workshop@0.1.0 with { log as write }
          import cottage:talk/rooms@0.1.0-rc.1;
          import read: func() -> message;
          export cottage:talk/room-list@0.1.0-rc.1;
        }`),
    ).toEqual([
      'cottage:talk/types@0.1.0-rc.1 -> /talk#talk-types',
      'message -> /talk#talk-types--message',
      'cottage:tool/workshop@0.1.0 -> /tool#tool-workshop',
      'cottage:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
      'message -> /talk#talk-types--message',
      'cottage:talk/room-list@0.1.0-rc.1 -> /talk#talk-room-list',
    ]);
  });

  it('are names of the package itself where the block is a part of it', () => {
    expect(
      list(`package cottage:talk@0.1.0-rc.1;
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
      list(`package cottage:tool@0.1.0;
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
          use cottage:talk/types@0.2.0.{message};
          use cottage:talk/doors@0.1.0-rc.1.{door};
          use other.{room};
          record role { a: message, b: room, c: door }
          ask: func(role: role) -> list<u8>;
        }`),
    ).toEqual([]);
  });

  it('are only whole paths in code that cannot be parsed', () => {
    expect(
      list(
        'import cottage:talk/rooms@0.1.0-rc.1;\n…\nuse cottage:talk/types@0.1.0-rc.1.{message};',
      ),
    ).toEqual([
      'cottage:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
      'cottage:talk/types@0.1.0-rc.1 -> /talk#talk-types',
    ]);
    expect(list('cottage:talk/types.message, x/cottage:talk/types, cottage:talk/types')).toEqual([
      'cottage:talk/types -> /talk#talk-types',
      'cottage:talk/types -> /talk#talk-types',
    ]);
  });

  it('are just anchors on the page that they lead to', () => {
    const code =
      'world w {\n  import cottage:talk/rooms@0.1.0-rc.1;\n  import wasi:io/streams@0.2.0;\n}';
    expect(list(code, 'wit', '/talk')).toEqual([
      'cottage:talk/rooms@0.1.0-rc.1 -> #talk-rooms',
      'wasi:io/streams@0.2.0 -> #wasi-io-streams',
    ]);
  });
});

describe('the links of a block of WAC', () => {
  it('are whole paths', () => {
    expect(
      list(
        'package a:b targets cottage:tool/workshop@0.1.0;\nlet x = new cottage:talk@0.1.0-rc.1 {' +
          ' "cottage:talk/rooms": y.room };\nexport x["cottage:talk/rooms@0.1.0-rc.1"];',
        'wac',
      ),
    ).toEqual([
      'cottage:tool/workshop@0.1.0 -> /tool#tool-workshop',
      'cottage:talk/rooms -> /talk#talk-rooms',
      'cottage:talk/rooms@0.1.0-rc.1 -> /talk#talk-rooms',
    ]);
  });
});
