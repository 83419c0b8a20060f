/** Messages of the act after a copy and after a failed one, for the option `words` of quiet pages. */
export const COPY_WORDS = {copied: 'Copied', failed: 'Not copied. Select the text instead.'};
