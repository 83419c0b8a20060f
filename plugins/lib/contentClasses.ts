import {ENTRY_CLASSES} from 'docusaurus-wit-reference/classes';

/**
 * The classes by which other steps know parts of a page. The search leaves them out: other parts say the same.
 */
export const CONTENT_CLASSES = {
  ...ENTRY_CLASSES,
  /** The names in a block of code. */
  codeNames: 'code-names',
  /** The labels of a block of code: its language, that it is output, how much is folded. */
  codeLabel: 'code-label',
  /** What a statement rests on. */
  ground: 'ground',
  /** The line at the foot of a page that says what its statements rest on. */
  provenance: 'provenance',
  /** A file to download with its checksum and its commands. */
  download: 'download-box',
  /** The card of a world: the WIT on its page says the same. */
  contract: 'contract',
} as const;
