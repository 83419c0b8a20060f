import {fixtureConfig} from '../../support/fixtureConfig';

/** Every kind of navbar item, a footer of one row, an announcement that stays. */
export default fixtureConfig('Navbar items', {
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.ts'}],
  ],
  themeConfig: {
    announcementBar: {
      id: 'stays',
      content: 'This bar <b>stays</b>',
      backgroundColor: '#102030',
      textColor: '#fafbfc',
      isCloseable: false,
    },
    navbar: {
      items: [
        {to: '/guide/start', label: 'By base path', position: 'left', activeBasePath: '/guide'},
        {to: '/api', label: 'By expression', position: 'left', activeBaseRegex: '^/(api|extra)'},
        {type: 'doc', docId: 'guide/more', label: 'Doc link', position: 'left'},
        {type: 'docSidebar', sidebarId: 'api', label: 'Sidebar link', position: 'left'},
        {type: 'docsVersion', label: 'Version link', position: 'left'},
        {
          type: 'dropdown',
          label: 'Dropdown',
          items: [
            {to: '/guide/start', label: 'First choice'},
            {to: '/extra', label: 'Second choice'},
            {type: 'html', value: '<i>A raw choice</i>'},
          ],
        },
        {type: 'html', value: '<b>Raw item</b>'},
        {type: 'docsVersionDropdown'},
        {href: 'https://code.example', html: '<em>Link of markup</em>'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {label: 'Footer start', to: '/guide/start'},
        {label: 'Footer elsewhere', href: 'https://elsewhere.example'},
      ],
      logo: {
        src: 'img/light.svg',
        srcDark: 'img/dark.svg',
        alt: 'Footer logo',
        href: 'https://maker.example',
        width: 40,
        height: 20,
      },
      copyright: 'Copyright © 2025 <b>Fixture</b>',
    },
  },
});
