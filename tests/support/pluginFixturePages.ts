import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Gives a fixture site pages outside the docs: routes from the base URL to component files. */
export function pluginFixturePages(pages: Record<string, string>) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => ({
    name: 'fixture-pages',
    contentLoaded({actions}) {
      for (const [route, component] of Object.entries(pages)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, route]),
          component: path.join(siteDir, component),
          exact: true,
        });
      }
    },
  });
}
