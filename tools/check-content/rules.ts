import {checkBannedWords} from './rules/checkBannedWords';
import {checkExclamations} from './rules/checkExclamations';
import {checkFenceLanguages} from './rules/checkFenceLanguages';
import {checkFenceLengths} from './rules/checkFenceLengths';
import {checkFenceReasons} from './rules/checkFenceReasons';
import {checkFenceSettings} from './rules/checkFenceSettings';
import {checkFenceSyntax} from './rules/checkFenceSyntax';
import {checkFrontMatter} from './rules/checkFrontMatter';
import {checkHeadingCase} from './rules/checkHeadingCase';
import {checkHeadingIds} from './rules/checkHeadingIds';
import {checkHeadingLevels} from './rules/checkHeadingLevels';
import {checkImages} from './rules/checkImages';
import {checkLead} from './rules/checkLead';
import {checkLinks} from './rules/checkLinks';
import {checkLinkTexts} from './rules/checkLinkTexts';
import {checkNextLinks} from './rules/checkNextLinks';
import {checkPageEnd} from './rules/checkPageEnd';
import {checkParts} from './rules/checkParts';
import {checkPicture} from './rules/checkPicture';
import {checkPromises} from './rules/checkPromises';
import {checkSections} from './rules/checkSections';
import {checkTableHeaders} from './rules/checkTableHeaders';
import type {Rule, WordRule} from './types';

/** The rules that ask for words alone, by the kind that their findings carry. */
export const WORD_RULES: Readonly<Record<string, WordRule>> = {
  'banned-word': checkBannedWords,
  'exclamation-mark': checkExclamations,
  promise: checkPromises,
};

/** Every rule by the kind that its findings carry. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...WORD_RULES,
  'fence-language': checkFenceLanguages,
  'fence-length': checkFenceLengths,
  'fence-reason': checkFenceReasons,
  'fence-setting': checkFenceSettings,
  'fence-syntax': checkFenceSyntax,
  'front-matter': checkFrontMatter,
  'heading-case': checkHeadingCase,
  'heading-id': checkHeadingIds,
  'heading-level': checkHeadingLevels,
  image: checkImages,
  lead: checkLead,
  link: checkLinks,
  'link-text': checkLinkTexts,
  'next-link': checkNextLinks,
  'page-end': checkPageEnd,
  part: checkParts,
  picture: checkPicture,
  section: checkSections,
  'table-header': checkTableHeaders,
};
