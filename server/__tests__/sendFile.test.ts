import {describe, expect, it} from 'vitest';
import {chooseCacheControl} from '../sendFile.mjs';

describe('the time for which a file may be kept', () => {
  it.each([
    'assets/js/main.0a1b2c3d.js',
    'assets/css/styles.0a1b2c3d.css',
    'assets/images/picture-0a1b2c3d4e5f60718293a4b5c6d7e8f9.png',
  ])('is a year for %s, which carries a content hash', (file) => {
    expect(chooseCacheControl(file)).toBe('public, max-age=31536000, immutable');
  });

  it.each(['index.html', 'assets/js/plain.js', 'search-index.json', 'img/logo.0a1b2c3d.svg'])(
    'is nothing for %s',
    (file) => {
      expect(chooseCacheControl(file)).toBe('no-cache');
    },
  );
});
