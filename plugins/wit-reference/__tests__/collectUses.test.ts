import {describe, expect, it} from 'vitest';
import {loadFixture} from './loadFixture';

const {usedBy} = loadFixture();

describe('who names an entry', () => {
  it.each([
    [
      'the types in a signature',
      'hayride:talk/types.message-content',
      ['hayride:talk/types.message'],
    ],
    [
      'a type under another name',
      'hayride:talk/types.message',
      ['hayride:talk/rooms.room.notes', 'hayride:talk/rooms.copy-all', 'hayride:tool/hammer.hit'],
    ],
    [
      'a resource that is borrowed or returned',
      'hayride:talk/rooms.room',
      [
        'hayride:talk/rooms.room.push',
        'hayride:talk/rooms.room.find',
        'hayride:talk/rooms.copy-all',
      ],
    ],
    [
      'an interface that is used or imported',
      'hayride:talk/types',
      ['hayride:talk/rooms', 'hayride:tool/hammer', 'hayride:tool/workshop'],
    ],
    ['an interface that is exported', 'hayride:talk/room-list', ['hayride:tool/workshop']],
    ['a world that is included', 'hayride:tool/helpers', ['hayride:tool/workshop']],
    ['a type of another package', 'wasi:io/streams.output-stream', ['hayride:talk/rooms.copy-all']],
  ])('is known of %s', (_, path, users) => {
    expect(usedBy.get(path)).toEqual(users);
  });

  it('is nobody where nothing names it', () => {
    expect(usedBy.get('hayride:tool/hammer.hit')).toBeUndefined();
  });
});
