import {describe, expect, it} from 'vitest';
import {collectPackages, createScopes} from 'wit-docs';
import {loadFixture} from './loadFixture';

const scopeOf = (text: string, path: string) => {
  const source = {file: 'a.wit', text, isLocal: true};
  return Object.fromEntries(createScopes(collectPackages([source])).of(path));
};

describe('the names in scope', () => {
  it('are the types of the interface and those that it uses, by their other names', () => {
    expect(Object.fromEntries(loadFixture().scopes.of('cottage:talk/rooms'))).toEqual({
      'error-code': 'cottage:talk/rooms.error-code',
      error: 'cottage:talk/rooms.error',
      room: 'cottage:talk/rooms.room',
      note: 'cottage:talk/types.message',
      'output-stream': 'wasi:io/streams.output-stream',
    });
  });

  it('lead through several uses to the definition', () => {
    const text = `package a:b;
      interface x { use y.{u}; }
      interface y { use z.{t as u}; }
      interface z { type t = u8; }`;
    expect(scopeOf(text, 'a:b/x')).toEqual({u: 'a:b/z.t'});
  });

  it('are those of a world', () => {
    const text = `package a:b;
      world w { use y.{t}; record r { f: t } }
      interface y { type t = u8; }`;
    expect(scopeOf(text, 'a:b/w')).toEqual({r: 'a:b/w.r', t: 'a:b/y.t'});
  });

  it('are none where there is no such interface', () => {
    expect(scopeOf('package a:b;', 'a:b/x')).toEqual({});
  });
});

describe('what is behind a type', () => {
  const text = `package a:b;
    interface x { use y.{t as u}; type s = u; type %list = u; type p = q; type q = p; record r {} }
    interface y { type t = list<u8>; }`;
  const {follow} = createScopes(collectPackages([{file: 'a.wit', text, isLocal: true}]));
  const nameOf = (name: string, isEscaped = false) =>
    follow({name, isEscaped, args: [], start: 0, end: 0}, 'a:b/x').type.name;

  it.each([
    ['other names, of other interfaces too', 's', 'list'],
    ['a definition', 'r', 'r'],
    ['a type of WIT itself', 'u8', 'u8'],
    ['a type of WIT itself, even where another one is called so', 'option', 'option'],
    ['an unknown name', 'z', 'z'],
  ])('is looked up through %s', (_, name, found) => {
    expect(nameOf(name)).toBe(found);
  });

  it('is found under the name of a built-in type where that is escaped', () => {
    const list = follow({name: 'list', isEscaped: true, args: [], start: 0, end: 0}, 'a:b/x');
    expect(list.type.args.map((arg) => arg?.name)).toEqual(['u8']);
  });

  it('has an end where two types are names of each other', () => {
    expect(['p', 'q']).toContain(nameOf('p'));
  });
});

describe('who names an entry', () => {
  const {usedBy} = loadFixture();

  it.each([
    [
      'the types in a signature',
      'cottage:talk/types.message-content',
      ['cottage:talk/types.message'],
    ],
    [
      'a type under another name',
      'cottage:talk/types.message',
      ['cottage:talk/rooms.room.notes', 'cottage:talk/rooms.copy-all', 'cottage:tool/hammer.hit'],
    ],
    [
      'a resource that is borrowed or returned',
      'cottage:talk/rooms.room',
      [
        'cottage:talk/rooms.room.push',
        'cottage:talk/rooms.room.find',
        'cottage:talk/rooms.copy-all',
      ],
    ],
    [
      'an interface that is used or imported',
      'cottage:talk/types',
      ['cottage:talk/rooms', 'cottage:tool/hammer', 'cottage:tool/workshop'],
    ],
    ['an interface that is exported', 'cottage:talk/room-list', ['cottage:tool/workshop']],
    ['a world that is included', 'cottage:tool/helpers', ['cottage:tool/workshop']],
    ['a type of another package', 'wasi:io/streams.output-stream', ['cottage:talk/rooms.copy-all']],
  ])('is known of %s', (_, path, users) => {
    expect(usedBy.get(path)).toEqual(users);
  });

  it('is nobody where nothing names it', () => {
    expect(usedBy.get('cottage:tool/hammer.hit')).toBeUndefined();
  });
});
