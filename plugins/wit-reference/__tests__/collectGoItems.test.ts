import {describe, expect, it} from 'vitest';
import {buildReference} from '../model/buildReference';
import {loadReference} from '../model/loadReference';
import {readSources} from '../model/readSources';
import {renderPackage} from '../pages/renderPackage';
import {FIXTURE, loadFixture, PAGES} from './loadFixture';

const options = {root: FIXTURE, pages: PAGES, go: {file: 'bindings/go.yaml', page: '/go'}};
const {go} = loadReference(options);

describe('what stands for an item in Go', () => {
  it.each([
    [
      'packages for an interface',
      'hayride:talk/rooms',
      [
        {label: 'go/talk/rooms', href: '/go#package-talk-rooms'},
        {label: 'go/talk/rooms/export', href: '/go#package-talk-rooms-export'},
      ],
    ],
    [
      'a type, and what another package has for it',
      'hayride:talk/rooms.room',
      [
        {label: 'rooms.Room', href: '/go#talk-rooms-room'},
        {label: 'rooms/export.Rooms(list ...Room)', href: '/go#talk-rooms-export-rooms'},
      ],
    ],
    [
      'a method, with its parameters',
      'hayride:talk/rooms.room.push',
      [
        {
          label: 'rooms.Room.Push(text string, to Room) error',
          href: '/go#talk-rooms-room-push',
        },
      ],
    ],
    [
      'a function',
      'hayride:talk/rooms.room.constructor',
      [{label: 'rooms.New(name string) (Room, error)', href: '/go#talk-rooms-new'}],
    ],
    [
      'a constant',
      'hayride:talk/types.role.user',
      [{label: 'rooms.RoleUser', href: '/go#talk-rooms-roleuser'}],
    ],
  ])('is %s', (_, path, items) => {
    expect(go.get(path)).toMatchObject(items);
    expect(go.get(path)).toHaveLength(items.length);
  });

  it('has the place in the data', () => {
    const place = expect.stringMatching(/^bindings\/go\.yaml:\d+:\d+$/) as string;
    expect(go.get('hayride:talk/rooms.room.push')).toMatchObject([{place}]);
  });

  it('is refused at its place where WIT has no such item', () => {
    const item = {label: 'rooms.Door', href: '/go#talk-rooms-door', place: 'bindings/go.yaml:3:5'};
    const items = new Map([['hayride:talk/rooms.door', [item]]]);
    expect(() =>
      buildReference(readSources(FIXTURE), PAGES, items),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: bindings/go.yaml:3:5: the reference has no entry hayride:talk/rooms.door. Name one that is in wit/, such as hayride:ai/agents.agent.push.]`,
    );
  });

  it('is nothing for what the bindings leave out', () => {
    expect([...go.keys()]).toHaveLength(5);
    expect(loadFixture().go.size).toBe(0);
  });

  it('cannot be known where the data are not there', () => {
    expect(() => loadReference({...options, go: {file: 'go.yaml', page: '/go'}})).toThrow(
      /^go\.yaml cannot be read: ENOENT.*\. Write the path of the data of the bindings\.$/,
    );
  });

  it('stands in the entry, or behind the sentence of a field or case', () => {
    const reference = loadReference(options);
    const entry = reference.entries.get('hayride:talk');
    const text = JSON.stringify(entry ? renderPackage(entry, reference) : []);
    expect(text.match(/"value":"In Go"/g)).toHaveLength(4);
    expect(text.match(/"value":" In Go: "/g)).toHaveLength(1);
  });
});
