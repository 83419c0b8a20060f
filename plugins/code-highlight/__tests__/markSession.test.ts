import {describe, expect, it} from 'vitest';
import {readCommands} from '../markSession';

describe('copying a terminal session', () => {
  it('takes the commands and leaves prompts and output', () => {
    expect(readCommands('$ one --a\nout\n$ two\n')).toBe('one --a\ntwo');
  });
});
