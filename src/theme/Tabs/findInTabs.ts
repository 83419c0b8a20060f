import {mapPages, type PageStep} from 'docusaurus-built-pages';

/** Matches the element that `TabItem` renders around a hidden panel. */
const HIDDEN = /<section hidden(?:="")?(?=><section role="?tabpanel)/g;

/**
 * Lets browsers find words in hidden panels, and then show them. A step over built pages, because neither React nor
 * Docusaurus's minifier can write this value.
 */
export const findInTabs: PageStep = ({pages}) =>
  mapPages(pages, (html) => html.replace(HIDDEN, '<section hidden=until-found'));
