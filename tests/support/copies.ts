import {existsSync, readFileSync} from 'node:fs';
import type {I18nConfig} from '@docusaurus/types';
import {listSidebarDocs} from '../../check/lib/pages/listSidebarDocs';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {readRoute} from './routes';

/** A language of the site, by its tag, with the folder of its files below the build's: nothing, or `fa/`. */
type Locale = {lang: string; folder: string};

/** A copy of the docs: a version of them in a language. */
export type Copy = {
  locale: Locale;
  /** The name of its version; that of `docs/` is `current`. */
  version: string;
  /** The name of its version in the navbar; that of `docs/` is `Next`. */
  label: string;
  /** The folder of its pages, without their translations. */
  folder: string;
  /** The ids of its pages in the order of its sidebar: paths in that folder, without `.mdx`. */
  ids: readonly string[];
  /** The routes of these pages. */
  routes: readonly string[];
  /** The route of its home page: `/`, `/next`, `/fa/`. */
  home: string;
};

const {defaultLocale, locales, localeConfigs} = config.i18n as I18nConfig;

const findLang = (name: string) => localeConfigs[name]?.htmlLang ?? name;

/** The languages that the configuration names, the default one first. */
export const LOCALES: readonly Locale[] = [
  {lang: findLang(defaultLocale), folder: ''},
  ...locales
    .filter((name) => name !== defaultLocale)
    .map((name) => ({lang: findLang(name), folder: `${name}/`})),
];

const parseFile = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The versions that were cut from `docs/`, the newest first, which the site shows in its place. */
const CUT = existsSync('versions.json') ? (parseFile('versions.json') as string[]) : [];

/** The versions of the docs, whatever the language. */
const DOCS = [
  ...CUT.map((version, index) => ({
    version,
    label: version,
    folder: `versioned_docs/version-${version}`,
    ids: listSidebarDocs(parseFile(`versioned_sidebars/version-${version}-sidebars.json`)),
    prefix: index === 0 ? '' : `/${version}`,
  })),
  {
    version: 'current',
    label: 'Next',
    folder: 'docs',
    ids: listSidebarDocs(sidebars),
    prefix: CUT.length === 0 ? '' : '/next',
  },
];

const listCopies = (locale: Locale): Copy[] =>
  DOCS.map(({prefix, ...version}) => {
    const home = `/${locale.folder}${prefix.slice(1)}`;
    const toRoute = (id: string) =>
      id === 'index' ? home : home.replace(/\/$/, '') + readRoute(id);
    return {locale, ...version, home, routes: version.ids.map(toRoute)};
  });

/** The copies of the docs that the site has, by language and version. */
export const COPIES: readonly Copy[] = LOCALES.flatMap(listCopies);

/** The copy that is shown first: the newest version, or `docs/` where none was cut, in the default language. */
export const FIRST = COPIES[0]!;

/** The versions of the docs in the default language, in the same order. */
export const VERSIONS: readonly Copy[] = COPIES.filter(({locale}) => locale === FIRST.locale);

/** Whether the docs have several versions. */
export const hasVersions = VERSIONS.length > 1;

/** The routes of the pages of all copies. */
export const ALL_ROUTES: readonly string[] = COPIES.flatMap(({routes}) => routes);

/** The files of the not-found pages. */
export const NOT_FOUND: readonly string[] = LOCALES.map(({folder}) => `${folder}404.html`);

/** Returns the language of a built file by its path below the build's folder. */
export const findLocale = (file: string): Locale =>
  LOCALES.findLast(({folder}) => file.startsWith(folder))!;
