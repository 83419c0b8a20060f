import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {DialogOptions} from 'docusaurus-section-search';

/** The organisation's page on GitHub. */
const ORGANISATION = 'https://github.com/hayride-dev';

/** The bar above the navbar; another id shows it again to those who dismissed it. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'alpha-0.0.6',
  content:
    'Hayride is in alpha: interfaces still change between releases. <a href="/platform/overview#alpha">What alpha means for you</a>',
  isCloseable: true,
};

/** The navbar of every page. */
export const navbar: UserThemeConfig['navbar'] = {
  hideOnScroll: true,
  title: 'Hayride',
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {type: 'search'},
    {type: 'docsVersionDropdown'},
    {type: 'localeDropdown'},
    {href: ORGANISATION, label: 'GitHub'},
  ],
};

/** The footer of every page. */
export const footer: UserThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Overview', to: '/'},
        {label: 'Installation', to: '/installation'},
        {label: 'Developer guides', to: '/category/developer-guides'},
        {label: 'References', to: '/category/references'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'X', href: 'https://x.com/HayrideDev'},
        {
          label: 'Slack',
          href: 'https://join.slack.com/t/hayride-group/shared_invite/zt-33wvwkpk2-WXr_wyHNlhqTjkZQYb_dow',
        },
        {label: 'LinkedIn', href: 'https://www.linkedin.com/company/hayridedev'},
      ],
    },
    {title: 'More', items: [{label: 'GitHub', href: ORGANISATION}]},
  ],
  copyright: 'Copyright © 2025 Kochava. All rights reserved.',
};

/** The dialog of the search. */
export const search: DialogOptions = {
  families: [
    {name: 'page', filter: 'Pages', kind: 'Page'},
    {name: 'cli', filter: 'CLI', kind: 'CLI'},
    {name: 'setting', filter: 'Settings', kind: 'Setting'},
    {name: 'error', filter: 'Errors', kind: 'Error'},
    {name: 'api', filter: 'HTTP API', kind: 'HTTP'},
    {name: 'wit', filter: 'WIT', kind: 'WIT'},
    {name: 'go', filter: 'Go', kind: 'Go'},
  ],
  browse: [
    {url: '/installation', label: 'Installation'},
    {url: '/developer-guides/examples/hello-world', label: 'Hello world'},
    {url: '/platform/core/cli', label: 'CLI'},
    {url: '/reference/interfaces', label: 'Interfaces'},
  ],
};
