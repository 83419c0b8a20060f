import {describe, expect, it} from 'vitest';
import {collectPackages} from '../model/collectPackages';
import {createScopes} from '../model/createScopes';
import {loadFixture} from './loadFixture';

const scopeOf = (text: string, path: string) => {
  const source = {file: 'a.wit', text, isOwn: true};
  return Object.fromEntries(createScopes(collectPackages([source])).of(path));
};

describe('the names in scope', () => {
  it('are the types of the interface and those that it uses, by their other names', () => {
    expect(Object.fromEntries(loadFixture().scopes.of('hayride:talk/rooms'))).toEqual({
      'error-code': 'hayride:talk/rooms.error-code',
      error: 'hayride:talk/rooms.error',
      room: 'hayride:talk/rooms.room',
      note: 'hayride:talk/types.message',
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

  it('are those of a world and, apart from them, of an interface within it', () => {
    const text = `package a:b;
      world w {
        use y.{t};
        record r { f: t }
        import i: interface { use y.{t as s}; type q = s; }
      }
      interface y { type t = u8; }`;
    expect(scopeOf(text, 'a:b/w')).toEqual({r: 'a:b/w.r', t: 'a:b/y.t'});
    expect(scopeOf(text, 'a:b/w.i')).toEqual({q: 'a:b/w.i.q', s: 'a:b/y.t'});
  });

  it('are none where there is no such interface', () => {
    expect(scopeOf('package a:b;', 'a:b/x')).toEqual({});
  });
});
