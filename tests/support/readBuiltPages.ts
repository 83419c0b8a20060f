import {listBuiltFiles, readBuiltFile} from './builtSite';
import {parsePage, type PageElement} from './parsePage';

/** A page of the built site. */
export type BuiltPage = {
  /** Its address; the not-found page, which has none, goes by `/404`. */
  route: string;
  /** Its path below the build's folder. */
  file: string;
  html: string;
  elements: readonly PageElement[];
};

/** All pages of the built site with the not-found page, sorted by file. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const files = (await listBuiltFiles()).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const html = (await readBuiltFile(file)).toString('utf8');
      const route = `/${file.replace(/^index\.html$|\.html$/, '')}`;
      return {route, file, html, elements: parsePage(html)};
    }),
  );
}
