import type {PluginRouteConfig, RouteBuildMetadata} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** A page to index: its route, with the base URL, and the file that it is written in. */
export type SelectedPage = {route: string; file: string};

/**
 * The pages that are written as docs, in the order of their routes. Leaves out what search
 * engines are told to leave out, and pages that the docs plugin makes by itself.
 */
export function selectPages(
  routes: readonly PluginRouteConfig[],
  buildMetadata: Readonly<Record<string, RouteBuildMetadata>>,
): SelectedPage[] {
  return flattenRoutes(routes.filter(({plugin}) => plugin.name === DOCS_PLUGIN))
    .flatMap(({path: route, metadata}) =>
      metadata?.sourceFilePath ? [{route, file: metadata.sourceFilePath}] : [],
    )
    .filter(({route}) => !buildMetadata[route]?.noIndex)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
