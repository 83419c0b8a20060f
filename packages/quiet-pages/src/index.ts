import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readOptions} from 'docusaurus-built-pages/readOptions';
import Joi from 'joi';
import type {Compiler} from 'webpack';
import {bundleScript, emitFiles, type BuiltFile} from 'docusaurus-built-pages/bundleScript';
import {adoptContent, CLIENT, TELL_ROUTES} from './adoptContent';
import {wakePage, type Words} from './wakePage';

export {finishPages} from './finishPages';

/** Default messages of a page whose scripts don't load, for translators. */
const WORDS: Record<keyof Words, {message: string; description?: string}> = {
  failed: {message: 'This site did not load properly.'},
  readable: {
    message: 'You can read the page and follow its links, but some parts need the rest.',
  },
  retry: {message: 'Try again'},
  advice: {
    message:
      'If this is your site: a very common reason is a wrong baseUrl. It is {baseUrl} now; for this address, try {suggestion}',
    description: 'For who has published the site; baseUrl is a key of its configuration',
  },
};

/**
 * Tells Chromium to compile all functions of a script as it arrives, off the main thread: waking a page runs most of
 * them. See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export type QuietOptions = {
  /**
   * Returns the acts: modules that answer readers without React. They listen on the document, and keep their state in
   * it. Each is a module name, or a path from the site's folder that begins with `./`. A function, because options
   * become part of the main script.
   */
  acts: () => readonly string[];
  /**
   * How the content of docs pages is delivered. `hydrated`: React takes it over when a page wakes, as on any site.
   * `adopted`: it is delivered only once, as HTML, and React doesn't know it. Every control in it, and in the frame
   * around it, must then be an act.
   * @default 'hydrated'
   */
  content?: 'hydrated' | 'adopted';
  /**
   * Messages of acts, by their names for `readWord`; translators find them in `acts.json`.
   * @default {}
   */
  words?: ActWords;
};

type ActWords = Readonly<Record<string, string>>;

const SCHEMAS: Record<keyof QuietOptions, Joi.Schema> = {
  acts: Joi.function().required(),
  content: Joi.valid('hydrated', 'adopted').default('hydrated'),
  words: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
};

/** Messages of the plugin, in the language of the page. */
type Content = {banner: Words; acts: ActWords};

/**
 * Makes pages load one small script with the acts, and no other until their reader acts. Requires the page step
 * `finishPages`. In the development server the acts are client modules, and pages are as Docusaurus serves them.
 */
export default function pluginQuietPages(context: LoadContext, options: unknown): Plugin {
  const {baseUrl, siteStorage, siteDir} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const {
    acts: list,
    content,
    words,
  } = readOptions<Required<QuietOptions>>('quiet-pages', SCHEMAS, options);
  const {resolve} = createRequire(path.join(siteDir, 'docusaurus.config.ts'));
  const acts = list().map((name) => resolve(name));
  const isAdopted = isProduction && content === 'adopted';
  let script: BuiltFile | undefined;
  let pages: Parameters<typeof adoptContent>[0] = [];
  return {
    name: 'quiet-pages',
    getClientModules: () => [
      TELL_ROUTES,
      ...(isAdopted ? [path.join(CLIENT, 'prefetchPages')] : []),
      ...(isProduction ? [] : acts),
    ],
    async loadContent() {
      if (isProduction) {
        // All controls in adopted content, and in the frame around it, are acts.
        const modules = isAdopted ? acts : [...acts, path.join(CLIENT, 'keepPresses')];
        const code = modules.map((file) => `import ${JSON.stringify(file)};`).join('\n');
        ({script} = await bundleScript({name: 'acts', code, siteStorage}));
      }
      return {banner: readWords(WORDS) as Words, acts: words} satisfies Content;
    },
    getTranslationFiles: () => [
      {path: 'banner', content: WORDS},
      {path: 'acts', content: toMessages(words)},
    ],
    translateContent: ({content, translationFiles: [banner, acts]}) => ({
      banner: {...(content as Content).banner, ...readWords(banner?.content)},
      acts: {...(content as Content).acts, ...readWords(acts?.content)},
    }),
    injectHtmlTags({content}) {
      const {banner, acts} = content as Content;
      const renderAll = ({file}: BuiltFile) => [
        renderWake(baseUrl, banner),
        renderActs(baseUrl + file, words, acts),
      ];
      return {headTags: script ? renderAll(script) : []};
    },
    allContentLoaded({allContent}) {
      pages = listPages(allContent);
    },
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) => {
      if (isServer || !isProduction) return {};
      const {plugins = [], ...adopting} = isAdopted ? adoptContent(pages, bundler) : {};
      return {
        ...adopting,
        plugins: [
          {apply: (compiler: Compiler) => script && emitFiles(compiler, [script])},
          // After the minifier, which drops comments, and before names have hashes.
          new bundler.BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            include: /main/,
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
          ...plugins,
        ],
      };
    },
  };
}

/** Lists all docs pages; `source` begins with `@site`. */
function listPages(allContent: AllContent) {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const versions = (instances as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions);
  return versions.flatMap(({docs}) => docs);
}

/**
 * Renders the script with the acts and, for a page in another language, their messages. It is `async`: only early
 * presses wait for it.
 */
function renderActs(src: string, words: ActWords, translated: ActWords) {
  const others = Object.entries(translated).filter(([name, text]) => text !== words[name]);
  const data = others.length > 0 && {'data-words': JSON.stringify(Object.fromEntries(others))};
  return {tagName: 'script', attributes: {'data-acts': true, async: true, src, ...data}};
}

const toMessages = (words: ActWords): TranslationFile['content'] =>
  Object.fromEntries(Object.entries(words).map(([name, message]) => [name, {message}]));

const readWords = (content: TranslationFile['content'] = {}) =>
  Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]));

function renderWake(baseUrl: string, words: Words) {
  return {
    tagName: 'script',
    attributes: {'data-wake': true},
    innerHTML: `(${wakePage.toString()})(${JSON.stringify(baseUrl)},${JSON.stringify(words)})`,
  };
}
