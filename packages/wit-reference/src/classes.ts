/** Classes of repeated content in entries, by which other steps, such as the search, may leave it out. */
export const ENTRY_CLASSES = {
  /** The line with an entry's kind and implementer, which are the same for most entries. */
  marks: 'entry-marks',
  /** Lists of other entries, which have the same names themselves. */
  crossReference: 'wit-references',
  /** Names at the start of a fold's content, in its summary. */
  foldHint: 'fold-hint',
  /** Names in the summary of a fold, which its content explains. */
  foldNames: 'fold-names',
} as const;
