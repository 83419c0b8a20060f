/** What is announced after a copy, and after one that failed; a button has it in another language. */
export const MESSAGES = {copied: 'Copied', failed: 'Not copied. Select the text instead.'};
