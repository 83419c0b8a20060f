import {execFile} from 'node:child_process';
import {chmod, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {listFiles} from '../../server/addresses.mjs';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'hayride-publish-'));
  await mkdir(path.join(work, 'online'));
});
afterEach(() => rm(work, {recursive: true}));

/** Writes a site of two pages, which name a script of their own and one that all releases have. */
async function writeSite(release: number): Promise<string> {
  const site = path.join(work, `release-${release}`);
  const own = `assets/js/own.0000000${release}.js`;
  const shared = 'assets/js/shared.00000000.js';
  const page = `<script src="/${own}"></script><script src="/${shared}"></script>`;
  const files = {[own]: `${release}`, [shared]: '', 'index.html': page, '404.html': page};
  const extra = {[`only-${release}.html`]: page};
  for (const [file, content] of Object.entries({...files, ...extra})) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), content);
  }
  return site;
}

/** Publishes a site, if not told otherwise in the folder `online`; rejects if the command fails. */
async function publish(
  site: string,
  folders = '',
  target = path.join(work, 'online'),
): Promise<void> {
  const args = ['deploy/publish.mjs', target, site];
  const env = {...process.env, PATH: `${folders}${process.env.PATH}`};
  await promisify(execFile)(process.execPath, args, {env});
}

/** The files that are online, and the assets that pages name and that are not. */
async function readOnline(): Promise<{files: string[]; missing: string[]}> {
  const online = path.join(work, 'online');
  const files = await listFiles(online);
  const pages = files.filter((file) => file.endsWith('.html'));
  const html = await Promise.all(pages.map((file) => readFile(path.join(online, file), 'utf8')));
  const named = html.join('').matchAll(/src="\/([^"]+)"/g);
  return {
    files,
    missing: [...named].map(([, file = '']) => file).filter((file) => !files.includes(file)),
  };
}

describe('a published release', () => {
  test('is online as a whole, with the assets of the one before and without its pages', async () => {
    await publish(await writeSite(1));
    await publish(await writeSite(2));
    expect(await readOnline()).toEqual({
      files: [
        '.releases.json',
        '404.html',
        'assets/js/own.00000001.js',
        'assets/js/own.00000002.js',
        'assets/js/shared.00000000.js',
        'index.html',
        'only-2.html',
      ],
      missing: [],
    });
  });

  test.each([1, 2, 3, 4, 5])(
    'has every asset that its pages name if the upload ends at transfer %i, and can be completed',
    async (transfer) => {
      await publish(await writeSite(1));
      const site = await writeSite(2);
      const failing = await writeFailingRsync(transfer);
      await expect(publish(site, `${failing}:`)).rejects.toThrow('rsync ended with exit code 30');
      expect((await readOnline()).missing).toEqual([]);
      await publish(site);
      const {files, missing} = await readOnline();
      expect(missing).toEqual([]);
      expect(files).toContain('assets/js/own.00000001.js');
      expect(files).not.toContain('only-1.html');
    },
  );
});

test.each(['/', '.', 'docs.example.org:', 'docs.example.org:/'])(
  'a release is not published in %s, where all else would be deleted',
  async (target) => {
    const site = await writeSite(1);
    await expect(publish(site, '', target)).rejects.toThrow(
      'is not a folder that only the site uses',
    );
  },
);

test('a first release is not published in a folder with other files, which stay', async () => {
  await writeFile(path.join(work, 'online/diary.txt'), '');
  await expect(publish(await writeSite(1))).rejects.toThrow('such as diary.txt');
  expect((await readOnline()).files).toEqual(['diary.txt']);
});

test('a first release whose upload was cut in half can be completed', async () => {
  const site = await writeSite(1);
  const failing = await writeFailingRsync(3);
  await expect(publish(site, `${failing}:`)).rejects.toThrow('rsync ended with exit code 30');
  await publish(site);
  expect((await readOnline()).files).toContain('only-1.html');
});

/** A folder with an `rsync` that works until a transfer, in the middle of which the connection ends. */
async function writeFailingRsync(transfer: number): Promise<string> {
  const folder = path.join(work, 'bin');
  const count = path.join(work, 'count');
  await mkdir(folder);
  await writeFile(count, '0');
  const script = `#!/bin/sh
PATH=$(echo "$PATH" | cut -d: -f2-)
number=$(($(cat '${count}') + 1))
echo $number >'${count}'
[ $number -lt ${transfer} ] && exec rsync "$@"
# Half of the files.
case "$*" in *--recursive*) rsync --exclude='index.html*' --exclude='own.*' "$@" ;; esac
exit 30
`;
  await writeFile(path.join(folder, 'rsync'), script);
  await chmod(path.join(folder, 'rsync'), 0o755);
  return folder;
}
