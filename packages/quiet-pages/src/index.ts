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

/** What a page says where its scripts do not come, in a file for translators. */
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
 * Lets Chromium compile all functions of a script while it arrives, beside the page's own work: waking a
 * page runs most of them. See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export type QuietOptions = {
  /**
   * Modules that answer what a reader does without the framework: they listen on the document, and keep
   * what they know in it. Names of modules, or paths from the site's folder that begin with `./`, from a function,
   * because options become part of the main script.
   */
  acts: () => readonly string[];
  /**
   * What becomes of the content of docs pages. `hydrated`: React takes it over when a page wakes, as everywhere.
   * `adopted`: it reaches the browser only once, as HTML, and React knows nothing of what is in it. All that readers
   * can do to it, and to the frame around it, has to be an act then.
   * @default 'hydrated'
   */
  content?: 'hydrated' | 'adopted';
  /**
   * What acts say, by its name for `readWord`: translators find it in `acts.json`.
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

/** What the plugin says, in the language of the page. */
type Content = {banner: Words; acts: ActWords};

/**
 * Pages that load one small script with the acts, and no other until their reader acts. The page step
 * `finishPages` belongs to it. In the development server the acts are client modules, and pages are as the
 * framework has them.
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
        // What readers can do to adopted content, and to the frame around it, is an act.
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

/** All docs pages: `source` begins with `@site`. */
function listPages(allContent: AllContent) {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const versions = (instances as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions);
  return versions.flatMap(({docs}) => docs);
}

/**
 * Renders the script with the acts, and for a page in another language what they say there. It is `async`: what a
 * reader does early waits for it, and nothing else does.
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
