/** The classes of what entries repeat, by which other steps may leave it out: the search, for example. */
export const ENTRY_CLASSES = {
  /** The line of an entry that says its kind and who implements it: most say the same. */
  marks: 'entry-marks',
  /** What names other entries: those say it themselves. */
  crossReference: 'wit-references',
  /** The start of what a fold has, in its summary. */
  foldHint: 'fold-hint',
  /** The names that the summary of a fold lists: its content explains them. */
  foldNames: 'fold-names',
} as const;
