import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiDownloads} from '../index';

const siteDir = path.resolve(__dirname, '../../../..');
const file = 'sources/openapi/hayride.yaml';

describe('the downloads', () => {
  it('are copied to one folder, with a list of their checksums', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'api-downloads-'));
    const context = {siteDir, baseUrl: '/docs/', generatedFilesDir: path.join(folder, 'generated')};
    const outDir = path.join(folder, 'build');
    const {loadContent, postBuild, configureWebpack} = apiDownloads([file])(context);
    await loadContent?.();
    await postBuild?.({outDir} as never);

    const content = readFileSync(path.join(outDir, 'openapi/hayride.yaml'));
    expect(content).toEqual(readFileSync(path.join(siteDir, file)));
    const sum = createHash('sha256').update(content).digest('hex');
    expect(readFileSync(path.join(outDir, 'openapi/SHA256SUMS'), 'utf8')).toBe(
      `${sum}  hayride.yaml\n`,
    );
    // The development server has the same folder.
    const settings = configureWebpack?.({}, false, {} as never, undefined) as {
      devServer: {static: [{directory: string; publicPath: string}]};
    };
    const [{directory, publicPath}] = settings.devServer.static;
    expect(publicPath).toBe('/docs/openapi');
    expect(readdirSync(directory)).toEqual(readdirSync(path.join(outDir, 'openapi')));
    rmSync(folder, {recursive: true});
  });
});
