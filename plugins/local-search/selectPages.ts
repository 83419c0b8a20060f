import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';

/** A page to index: its route, with the base URL, and the file that it is written in. */
type SelectedPage = {route: string; file: string};

/**
 * Of the docs plugin's routes, flat, the pages that are written, in the order of their routes.
 * Leaves out what search engines are told to leave out, and pages that the plugin makes by itself.
 */
export function selectPages(
  routes: readonly RouteConfig[],
  buildMetadata: Readonly<Record<string, RouteBuildMetadata>>,
): SelectedPage[] {
  return routes
    .flatMap(({path: route, metadata}) =>
      metadata?.sourceFilePath ? [{route, file: metadata.sourceFilePath}] : [],
    )
    .filter(({route}) => !buildMetadata[route]?.noIndex)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
