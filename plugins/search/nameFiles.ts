import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {mapPages, type PageStep} from '../lib/builtSite';
import {INDEX_FILE} from './types';

/** The dialog of a built page, up to where its files are named. */
const DIALOG = /(<dialog\b[^>]* data-files)(?:="")?/;

/**
 * Names the script and the index that the first search needs in each page, so that both are asked for when
 * the dialog opens, while the scripts of the page are on their way.
 */
export const nameSearchFiles: PageStep = async ({outDir, baseUrl, pages}) => {
  const scripts = await readdir(path.join(outDir, 'assets/js'));
  const script = scripts.find((name) => name.startsWith('search-dialog.'));
  if (script === undefined) {
    throw new Error(
      'The build has no assets/js/search-dialog.*.js. See plugins/search/theme/SearchBar.',
    );
  }
  const files = [`assets/js/${script}`, INDEX_FILE].map((file) => baseUrl + file).join(' ');
  return mapPages(pages, (html) => html.replace(DIALOG, `$1="${files}"`));
};
