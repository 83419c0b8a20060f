import {describe, expect, it} from 'vitest';
import {makeAnchor} from '../model/collectEntries';
import {loadFixture} from './loadFixture';

const {entries} = loadFixture();

describe('the entries of a package', () => {
  it('are the package, its interfaces and worlds, their items, and the parts of those', () => {
    const lines = [...entries.values()].map(({kind, name}) => `${kind} ${name}`);
    expect(lines.filter((line) => line.includes(' hayride:talk'))).toMatchInlineSnapshot(`
      [
        "package hayride:talk",
        "interface hayride:talk/types",
        "enum hayride:talk/types.role",
        "case hayride:talk/types.role.user",
        "case hayride:talk/types.role.machine",
        "variant hayride:talk/types.message-content",
        "case hayride:talk/types.message-content.none",
        "case hayride:talk/types.message-content.text",
        "case hayride:talk/types.message-content.blob",
        "record hayride:talk/types.message",
        "field hayride:talk/types.message.role",
        "field hayride:talk/types.message.content",
        "interface hayride:talk/rooms",
        "enum hayride:talk/rooms.error-code",
        "case hayride:talk/rooms.error-code.full",
        "case hayride:talk/rooms.error-code.unknown",
        "resource hayride:talk/rooms.error",
        "method hayride:talk/rooms.error.code",
        "resource hayride:talk/rooms.room",
        "constructor hayride:talk/rooms.room.constructor",
        "method hayride:talk/rooms.room.name",
        "method hayride:talk/rooms.room.title",
        "method hayride:talk/rooms.room.push",
        "static hayride:talk/rooms.room.find",
        "method hayride:talk/rooms.room.notes",
        "function hayride:talk/rooms.copy-all",
        "interface hayride:talk/room-list",
        "resource hayride:talk/room-list.room-list",
        "method hayride:talk/room-list.room-list.count",
      ]
    `);
  });

  it('say their title, label, anchor, page, owner and location', () => {
    expect(entries.get('hayride:talk/rooms.room.push')).toMatchObject({
      title: 'room.push',
      label: 'talk/rooms.room.push',
      anchor: 'talk-rooms--room--push',
      page: '/talk',
      owner: 'hayride:talk/rooms',
      location: {file: 'wit/talk/rooms.wit', line: 46, column: 5},
    });
  });

  it('leave out what a package of others does not document', () => {
    const foreign = [...entries.keys()].filter((path) => path.startsWith('wasi:'));
    expect(foreign).toEqual([
      'wasi:io',
      'wasi:io/streams',
      'wasi:io/streams.output-stream',
      'wasi:io/streams.output-stream.write',
    ]);
  });

  it('ask no “Errors:” of a package of others', () => {
    expect(entries.get('wasi:io/streams.output-stream.write')?.docs.labels).toEqual({});
  });
});

describe('the anchor of a path', () => {
  it.each([
    ['hayride:ai', 'hayride-ai'],
    ['hayride:ai/agents', 'ai-agents'],
    ['hayride:ai/agents.agent', 'ai-agents--agent'],
    ['hayride:ai/agents.agent.push', 'ai-agents--agent--push'],
    ['hayride:ai/types.message.content', 'ai-types--message--content'],
    ['hayride:ai/types.message-content', 'ai-types--message-content'],
    ['wasi:http', 'wasi-http'],
    ['wasi:http/types', 'wasi-http-types'],
    ['wasi:http/types.Method', 'wasi-http-types--method'],
  ])('of %s is %s', (path, anchor) => {
    expect(makeAnchor(path)).toBe(anchor);
  });
});
