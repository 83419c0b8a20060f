import type {Finding} from '../lib/findings';
import type {Page, Pages, TextFile} from '../lib/pages/types';
import * as components from './rules/components';
import * as fences from './rules/fences';
import * as headings from './rules/headings';
import * as links from './rules/links';
import * as page from './rules/page';
import * as provenance from './rules/provenance';
import * as sections from './rules/sections';
import type {Checked, Rule, WordRule} from './rules/types';
import * as words from './rules/words';

/** Rules that only look at words, by the kind of their findings. */
const WORD_RULES: Readonly<Record<string, WordRule>> = {
  'banned-word': words.checkBannedWords,
  'exclamation-mark': words.checkExclamations,
  phrase: words.checkPhrases,
  promise: words.checkPromises,
};

/** All rules, by the kind of their findings. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...WORD_RULES,
  component: components.checkComponents,
  contract: sections.checkContract,
  directive: components.checkDirectives,
  'fence-language': fences.checkFenceLanguages,
  'fence-length': fences.checkFenceLengths,
  'fence-reason': fences.checkFenceReasons,
  'fence-run': fences.checkFenceRuns,
  'fence-setting': fences.checkFenceSettings,
  'fence-syntax': fences.checkFenceSyntax,
  'front-matter': page.checkFrontMatter,
  ground: provenance.checkGround,
  'heading-case': headings.checkHeadingCase,
  'heading-count': headings.checkHeadingCount,
  'heading-id': headings.checkHeadingIds,
  'heading-level': headings.checkHeadingLevels,
  image: page.checkImages,
  lead: page.checkLead,
  link: links.checkLinks,
  'link-text': links.checkLinkTexts,
  'next-link': links.checkNextLinks,
  'page-end': page.checkPageEnd,
  part: sections.checkParts,
  picture: page.checkPicture,
  section: sections.checkSections,
  sentence: words.checkSentences,
  tabs: components.checkTabs,
  'table-header': page.checkTableHeaders,
};

/** Returns the findings of all rules on a page, in file order. */
export async function checkPage(page: Page, pages: Pages): Promise<Finding[]> {
  const found = await Promise.all(Object.keys(RULES).map((kind) => checkRule(kind, page, pages)));
  return sortFindings(found.flat());
}

/** Returns the findings of one kind on a page. */
export async function checkRule(kind: string, page: Page, pages: Pages): Promise<Finding[]> {
  return toFindings(page, kind, (await RULES[kind]?.(page, pages)) ?? []);
}

/** Returns the findings of the rules about words in a file. */
export function checkWords(file: TextFile): Finding[] {
  return sortFindings(
    Object.entries(WORD_RULES).flatMap(([kind, rule]) => toFindings(file, kind, rule(file))),
  );
}

function toFindings({file}: TextFile, kind: string, checked: Checked[]): Finding[] {
  return checked.flatMap(({line, column, message}) =>
    message === undefined ? [] : [{file, line, column, kind, message}],
  );
}

function sortFindings(findings: Finding[]): Finding[] {
  return findings.sort((a, b) => a.line - b.line || a.column - b.column);
}
