/** Messages after a successful and a failed copy, for the option `words` of quiet pages. */
export const COPY_WORDS = {copied: 'Copied', failed: 'Not copied. Select the text instead.'};
