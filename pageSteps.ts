import type {PageStep} from 'docusaurus-built-pages';
import {CONTENT_CLASSES} from './plugins/lib/contentClasses';
import {readFrontMatter} from './plugins/content/front-matter/index.js';
import {writeSkills} from './plugins/output/agent-skills/index.js';
import {replaceStyles, securePages} from './plugins/output/content-security-policy/index.js';
import {prepareHosting} from './plugins/output/hosting/index.js';
import {MARKDOWN_FORMS} from './plugins/output/markdown-forms/index.js';
import {writeMarkdown} from 'docusaurus-page-markdown';
import {describePages} from './plugins/output/structured-data/index.js';
import {dropUnusedStyles} from './plugins/output/unused-styles/index.js';
import {finishPages} from 'docusaurus-quiet-pages';
import type {Reference} from 'docusaurus-wit-reference';
import {writeSearchIndex} from 'docusaurus-section-search';
import {searchWords} from './searchWords';
import {BASE_URL} from './siteAddress';
import {findInTabs} from './src/theme/Tabs/findInTabs';
import {UNUSED_STYLES} from './unusedStyles';

/** Lists the steps over the built pages, in order; each notes which earlier steps it needs. */
export function listSteps(root: string, reference: Reference): PageStep[] {
  return [
    reference.checkPages,
    writeSearchIndex({
      root,
      listSymbols: reference.listSymbols,
      listKeywords: (source) => readFrontMatter(source).values.keywords as string[] | undefined,
      ...searchWords,
      cutPrefix: 'go/',
      leftOut: Object.values(CONTENT_CLASSES),
    }),
    writeMarkdown({root, unknown: 'refuse', ...MARKDOWN_FORMS}),
    // Takes blocks from that Markdown.
    writeSkills({root, folder: 'skills', rootUrl: BASE_URL}),
    findInTabs,
    replaceStyles,
    // Counts the classes of all pages, so none may be added below.
    dropUnusedStyles(UNUSED_STYLES),
    // Splits the sheet that is left.
    finishPages,
    describePages,
    prepareHosting(BASE_URL),
    // Has the hash of each inline script and style, so nothing may change below.
    securePages,
  ];
}
