import type * as ContentDocs from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import path from 'node:path';
import {remarkCodeInclude} from '../../plugins/code-include/index';
import {remarkDiagrams} from '../../plugins/diagrams/index';
import {remarkDownload} from '../../plugins/example-archives/index';
import {createReference} from '../../plugins/reference/index';
import site from '../../docusaurus.config';
import {REFERENCES} from '../../references';

const root = path.resolve(__dirname, '../..');
const {title, titleDelimiter, tagline, url, baseUrl, trailingSlash, future, markdown, themeConfig} =
  site;

/**
 * The same pages on Docusaurus as it comes: of the site's plugins only those that make content, and
 * none of its components, behaviours and styles. Code is highlighted by Docusaurus's own Prism.
 */
const config: Config = {
  title,
  titleDelimiter,
  tagline,
  url,
  baseUrl,
  trailingSlash,
  future,
  markdown,
  themeConfig,
  // Downloads are made by plugins that are left out.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  staticDirectories: [path.join(root, 'static')],
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-sitemap',
    [
      '@docusaurus/plugin-content-docs',
      {
        path: path.join(root, 'docs'),
        routeBasePath: '/',
        sidebarPath: path.join(root, 'sidebars.ts'),
        beforeDefaultRemarkPlugins: [createReference({root, sources: REFERENCES}).remarkReference],
        remarkPlugins: [[remarkCodeInclude, {root}], [remarkDownload, {root}], remarkDiagrams],
      } satisfies ContentDocs.Options,
    ],
  ],
};

export default config;
