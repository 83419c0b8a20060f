/**
 * The classes by which other steps know parts of a page. The search leaves them out: other parts say the same.
 */
export const CONTENT_CLASSES = {
  /** The line of an entry that says its kind and who implements it: most say the same. */
  marks: 'entry-marks',
  /** What names other entries: those say it themselves. */
  crossReference: 'wit-references',
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
  /** The message in the summary of a fold, which starts with it. */
  foldHint: 'fold-hint',
  /** The names that the summary of a fold lists: its content explains them. */
  foldNames: 'fold-names',
} as const;
