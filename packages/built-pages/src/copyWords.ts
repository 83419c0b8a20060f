/** What the act says after a copy, and after one that failed: for the option `words` of quiet pages. */
export const COPY_WORDS = {copied: 'Copied', failed: 'Not copied. Select the text instead.'};
