import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {
  Plugin,
  ThemeConfigValidationContext,
  LoadContext,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

type Item = {position?: 'left' | 'right'};
type NavbarConfig = {navbar?: {items?: Item[]}};

/**
 * Moves every navbar item without a position to the right, as the specification says. The classic theme documents
 * that default too, but its validation fills in `left` first.
 */
export function pluginNavbarPosition(): Plugin {
  return {name: 'navbar-position'};
}

// Docusaurus lets plugins see the theme's configuration before the theme validates it.
pluginNavbarPosition.validateThemeConfig = <T>({
  themeConfig,
}: Pick<ThemeConfigValidationContext<T>, 'themeConfig'>): T => {
  const {navbar} = themeConfig as NavbarConfig;
  if (!Array.isArray(navbar?.items)) return themeConfig;
  const items = navbar.items.map((item) => ({...item, position: item.position ?? 'right'}));
  return {...themeConfig, navbar: {...navbar, items}};
};

/** Wraps the docs plugin so that its routes are case-sensitive, as addresses on servers are. */
export async function pluginSensitiveRoutes(
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
