import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import pluginContentDocs, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';

/** The docs plugin, whose routes match addresses in their own letters only, as servers do. */
export default async function pluginSensitiveRoutes(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const plugin = (await pluginContentDocs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(makeSensitive(route))},
      }),
  };
}

pluginSensitiveRoutes.validateOptions = validateOptions as PluginModule['validateOptions'];

function makeSensitive(route: RouteConfig): RouteConfig {
  return {
    ...route,
    sensitive: true,
    ...(route.routes && {routes: route.routes.map(makeSensitive)}),
  };
}
