import {readBuiltPages} from './builtSite';

const ARCHIVE = /^\/examples\/([a-z0-9-]+\.tar\.gz)$/;

/** The archives that the pages offer, by the route of the page. */
export async function listOffers(): Promise<{route: string; file: string}[]> {
  const pages = await readBuiltPages();
  return pages.flatMap(({route, elements}) =>
    elements.flatMap(({attributes}) => {
      const file = attributes.href?.match(ARCHIVE)?.[1];
      return file === undefined ? [] : [{route, file}];
    }),
  );
}
