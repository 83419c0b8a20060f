import {copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readDescription} from '../readDescription';

const root = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
const file = path.join(root, 'a.yaml');
afterAll(() => rmSync(root, {recursive: true}));

describe('reading a description', () => {
  it('checks it once, and again when it changed', async () => {
    copyFileSync(path.join(__dirname, 'fixtures/ok/plain.yaml'), file);
    const first = await readDescription(root, 'a.yaml');
    expect(await readDescription(root, 'a.yaml')).toBe(first);
    writeFileSync(file, 'a: [');
    utimesSync(file, 1, 1);
    await expect(readDescription(root, 'a.yaml')).rejects.toThrow(/^a\.yaml:1:5: .+ \(yaml\)\./);
  });
});
