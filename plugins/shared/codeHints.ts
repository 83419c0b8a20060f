/**
 * A part of a code block's text that leads somewhere: characters `start` to `end`, the end not
 * included. `href` is written as it is: no base URL comes in front of it.
 */
export type CodeLink = {start: number; end: number; href: string};

/**
 * What a plugin may say of a block, as properties of its `code` element: where parts of it lead, and
 * for a fragment the code in front of it, without which its grammar would not know the words.
 */
export type CodeHints = {codeLinks?: readonly CodeLink[]; codeContext?: string};
