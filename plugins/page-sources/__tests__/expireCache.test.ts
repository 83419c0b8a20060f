import {describe, expect, it} from 'vitest';
import {expireCache} from '../expireCache';

describe('the code that makes pages', () => {
  it('is what the cache of earlier runs depends on', () => {
    const config = {experiments: {cache: {type: 'persistent'}}};
    expect(expireCache(config, ['/site/plugins'])).toEqual({
      experiments: {cache: {buildDependencies: ['/site/plugins']}},
    });
  });

  it.each([{}, {experiments: {}}, {experiments: {cache: false}}])(
    'turns no cache on where there is none: %j',
    (config) => {
      expect(expireCache(config, ['/site/plugins'])).toEqual({});
    },
  );
});
