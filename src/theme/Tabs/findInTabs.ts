import {mapPages, type PageStep} from 'docusaurus-built-pages';

/** What `TabItem` renders around a panel that is not shown. */
const HIDDEN = /<section hidden(?:="")?(?=><section role="?tabpanel)/g;

/**
 * Lets browsers find words in the panels that are not shown, and show them then. A step over built pages,
 * because neither React nor the framework's minifier writes this value.
 */
export const findInTabs: PageStep = ({pages}) =>
  mapPages(pages, (html) => html.replace(HIDDEN, '<section hidden=until-found'));
