import {describe, expect, it} from 'vitest';
import {buildReference} from '../model/buildReference';
import {findEntry, type NameContext} from '../model/findEntry';
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
  const other = buildReference([{file: 'nn.wit', text, isLocal: false}], {'/nn': ['wasi:nn']});

  it('is found beside the resource that a function fails with, in another interface too', () => {
    const context = {owner: 'wasi:nn/inference', failure: 'error'};
    expect(findEntry(other, 'timeout', context)?.name).toBe('wasi:nn/errors.error-code.timeout');
    expect(findEntry(other, 'timeout', {owner: 'wasi:nn/inference'})).toBeUndefined();
  });
});
