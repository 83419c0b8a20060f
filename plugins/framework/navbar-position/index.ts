import type {Plugin, ThemeConfigValidationContext} from '@docusaurus/types';

type Item = {position?: 'left' | 'right'};
type NavbarConfig = {navbar?: {items?: Item[]}};

/**
 * Puts every navbar item that names no position on the right, as the specification says.
 * The classic theme documents that default too, but its validation writes `left` first.
 */
export default function pluginNavbarPosition(): Plugin {
  return {name: 'navbar-position'};
}

// Docusaurus lets plugins see the theme's configuration before the theme validates it.
pluginNavbarPosition.validateThemeConfig = <T>({
  themeConfig,
}: Pick<ThemeConfigValidationContext<T>, 'themeConfig'>): T => {
  const {navbar} = themeConfig as NavbarConfig;
  if (!Array.isArray(navbar?.items)) {
    return themeConfig;
  }
  const items = navbar.items.map((item) => ({...item, position: item.position ?? 'right'}));
  return {...themeConfig, navbar: {...navbar, items}};
};
