import {ENTRY_CLASSES} from 'docusaurus-wit-reference/classes';

/** Classes by which other steps know parts of a page. The search leaves these out, since others say the same. */
export const CONTENT_CLASSES = {
  ...ENTRY_CLASSES,
  /** The names in a block of code. */
  codeNames: 'code-names',
  /** The labels of a block of code: its language, that it is output, how much is folded. */
  codeLabel: 'code-label',
  /** The ground of a statement. */
  ground: 'ground',
  /** The line at the foot of a page with the ground of its statements. */
  provenance: 'provenance',
  /** A file to download, with its checksum and its commands. */
  download: 'download-box',
  /** The card of a world, which repeats the WIT on its page. */
  contract: 'contract',
} as const;
