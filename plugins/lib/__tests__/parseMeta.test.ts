import {describe, expect, it} from 'vitest';
import {parseMeta} from '../parseMeta';

describe('the settings of a code block', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['title="a b.wit"', {title: 'a b.wit'}],
    ['title="a" expect-error', {title: 'a', 'expect-error': true}],
    [
      'file=examples/a/main.go#run no-check="why not"',
      {file: 'examples/a/main.go#run', 'no-check': 'why not'},
    ],
  ])('%j are read as %j', (meta, settings) => {
    expect(parseMeta(meta)).toEqual(settings);
  });

  it.each(['title="open', '{1,2}', 'a="b"c'])('%j is refused', (meta) => {
    expect(() => parseMeta(meta)).toThrow(/^bad settings of a code block: /);
  });
});
