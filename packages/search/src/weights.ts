/** Weights of the ranking, tuned on the queries of two documentation sites. */
export const WEIGHTS = {
  /**
   * Weight of a word in each field of an entry, relative to its name: the alias, a keyword, the headings above or the
   * address, the summary, the text.
   */
  alias: 0.8,
  keyword: 0.88,
  trail: 0.6,
  summary: 0.42,
  text: 0.1,
  /** Additional weight of a word in a text: grows with the query's telling words, since no name has them all. */
  described: 0.45,
  /** Share of its weight that a word adds in a second field. */
  secondField: 0.17,
  /** Loss in weight of a word in a name for each other word there. */
  nameLength: 0.08,
  /**
   * Likelihood of a word that is not the typed one: another form, a word that it starts (from `prefixLeast` to
   * `prefixMost`, the more of its letters are typed), the names in an identifier, a synonym, two words, typing errors
   * (less likely if the typed word exists).
   */
  stem: 0.95,
  prefixLeast: 0.52,
  prefixMost: 0.85,
  parts: 0.59,
  synonym: 0.84,
  joined: 0.9,
  typo: 0.95,
  typoDoubt: 0.5,
  /** Factor for the rarity of a word that adds little to a query (`WEAK_WORDS`). */
  weak: 0.14,
  /**
   * Weight of an entry's page: of the number of its entries that have the word (`contextK` of them count half), for a
   * page and for a section; and of the page's own match, for a section.
   */
  contextK: 2,
  pageContext: 0.5,
  sectionContext: 0.3,
  subject: 0.4,
  /** Loss of an entry that lacks words of the query, as a power, and gain of one that has them all itself. */
  share: 0.53,
  together: 0.07,
  /**
   * Weight of a name relative to all fields, and the power of the share of words that name and query have in common.
   */
  name: 1,
  namePower: 0.79,
  /** Weight of a query that shares a run of words with a message, or that a section contains word for word. */
  run: 0.82,
  phrase: 0.8,
  /**
   * Weight of names other than a page's: of a section, of a page's keyword, of a symbol for a query in plain words,
   * and of a symbol for a query that looks like code.
   */
  section: 0.84,
  keywordName: 0.75,
  symbolPlain: 0.34,
  symbolIdentifier: 1.68,
  /** Largest loss of any other symbol, where many plain words describe something. */
  symbolLoss: 0.3,
  /** Weight of a page as a result, relative to sections and symbols. */
  pageKind: 1.1,
  /** Least share of its page's score with which a section may precede it. */
  lead: 0.5,
};
