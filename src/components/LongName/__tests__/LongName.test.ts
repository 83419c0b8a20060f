import {describe, expect, it} from 'vitest';
import {splitName} from '..';

describe('a long name', () => {
  it.each([
    ['hayride:ai/transformer', 'hayride:|ai/|transformer'],
    ['hayride:ai/types@0.0.65', 'hayride:|ai/|types|@0.0.65'],
    ['core.server.http.port', 'core|.server|.http|.port'],
    ['WebSocketHandler', 'Web|Socket|Handler'],
    ['POST /v1/sessions/status', 'POST /v1/|sessions/|status'],
    ['HAYRIDE_CONFIG_FILE', 'HAYRIDE_|CONFIG_|FILE'],
    ['Handle(reader io.ReadCloser, w Writer)', 'Handle(reader io|.ReadCloser, w Writer)'],
    ['https://example.com/path', 'https://example|.com/|path'],
    ['export_context::{self}', 'export_|context::{self}'],
  ])('%s breaks as %s', (name, parts) => {
    expect(splitName(name).join('|')).toBe(parts);
  });

  it.each([
    'hayride:core',
    'Inference',
    'wasm32-unknown-unknown',
    '127.0.0.1:8080',
    'v0.0.6-alpha',
  ])('%s stays whole', (name) => {
    expect(splitName(name)).toEqual([name]);
  });

  it('is the same name when its parts are joined', () => {
    const name = 'listen(address: "0.0.0.0:8080") -> result<_, error-code>';
    expect(splitName(name).join('')).toBe(name);
  });
});
