import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiDownloads} from '../apiDownloads';

const siteDir = path.resolve(__dirname, '../../..');
const file = 'openapi/hayride.yaml';

describe('the downloads', () => {
  it('are copied to the same path', async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'api-downloads-'));
    const {postBuild} = apiDownloads([file])({siteDir, baseUrl: '/'});
    await postBuild?.({outDir} as never);
    expect(readFileSync(path.join(outDir, file))).toEqual(readFileSync(path.join(siteDir, file)));
    rmSync(outDir, {recursive: true});
  });

  it('are served from their folder while a page is written', () => {
    const {configureWebpack} = apiDownloads([file])({siteDir, baseUrl: '/docs/'});
    const settings: unknown = configureWebpack?.({}, false, {} as never, undefined);
    const folder = {directory: path.join(siteDir, 'openapi'), publicPath: '/docs/openapi'};
    expect(settings).toEqual({devServer: {static: [folder]}});
  });

  it.each(['/openapi/a.yaml', '../a.yaml', 'a.yaml', 'openapi/a.json'])(
    'are refused with a path that leads elsewhere: %s',
    (wrong) => {
      expect(() => apiDownloads([wrong])).toThrow(
        `apiDownloads: “${wrong}” cannot be downloaded. Write a path below the site’s folder: openapi/name.yaml.`,
      );
    },
  );
});
