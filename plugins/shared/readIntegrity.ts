import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {digest} from '../../security/digest.mjs';
import type {BuiltSite} from './builtSite';

/**
 * The `integrity` of the built file at an address. Refuses an address outside the site, whose bytes the
 * build does not know.
 */
export async function readIntegrity(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  address: string,
): Promise<string> {
  const isOfSite = address.startsWith(baseUrl) && !address.startsWith('//');
  const file = path.join(outDir, decodeURI(address.slice(baseUrl.length)));
  const bytes = isOfSite ? await readFile(file).catch(() => undefined) : undefined;
  if (!bytes) {
    throw new Error(
      `A page loads ${address}, which is no file of this build. Put the file into static/ or let a module import it.`,
    );
  }
  return digest(bytes);
}
