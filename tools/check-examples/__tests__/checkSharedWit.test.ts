import {describe, expect, it} from 'vitest';
import {checkSharedWit} from '../checkSharedWit';
import type {Example} from '../types';

const check = (files: Record<string, string>) =>
  checkSharedWit(
    Object.keys(files).map((file): Example => ({
      folder: file.replace('/wit/world.wit', ''),
      title: '',
      language: '',
      ways: [],
    })),
    (file) => files[file],
  );

describe('the world of a task', () => {
  it('is the same in every language, and another in another task', () => {
    expect(
      check({
        'examples/hello-world-go/wit/world.wit': 'a\nb',
        'examples/hello-world-rust/wit/world.wit': 'a\nb',
        'examples/http-server-go/wit/world.wit': 'c',
      }),
    ).toEqual([]);
  });

  it('is found where it differs, at the line', () => {
    expect(
      check({
        'examples/hello-world-go/wit/world.wit': 'a\nb',
        'examples/hello-world-rust/wit/world.wit': 'a\nc',
      }),
    ).toMatchObject([
      {
        file: 'examples/hello-world-rust/wit/world.wit',
        line: 2,
        message:
          'this differs from examples/hello-world-go/wit/world.wit. The same task has the same world: copy the one that is right.',
      },
    ]);
  });
});
