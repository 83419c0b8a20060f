import type {Plugin} from '@docusaurus/types';
import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {securePage} from './securePage';

/**
 * Makes each built page follow a strict content security policy and contain it, for hosts that send
 * no headers. A page with a style attribute that is not known stops the build.
 */
export default function pluginContentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir}) {
      const files = await readdir(outDir, {recursive: true});
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const page = path.join(outDir, file);
        const draft = `${page}.draft`;
        await writeFile(draft, securePage(await readFile(page, 'utf8'), file));
        // At once: whoever reads the page meanwhile gets the old text or the new, never half.
        await rename(draft, page);
      }
    },
  };
}
