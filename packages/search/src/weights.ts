/** The numbers of the ranking: the best found for the queries of a documentation. */
export const WEIGHTS = {
  /**
   * What a word is worth in a field of an entry, of what it is worth in its name: in a label, in a keyword,
   * in the headings above or the address, in the summary, in the text.
   */
  alias: 0.8,
  keyword: 0.88,
  trail: 0.6,
  summary: 0.42,
  text: 0.1,
  /** What a word in a text is worth more the more words of the query tell, which no name has all. */
  described: 0.45,
  /** A word in a second field adds this part of its weight there. */
  secondField: 0.17,
  /** Loss in weight of a word of a name for each other word of it. */
  nameLength: 0.08,
  /**
   * How surely a word is meant that was not typed as it is: in another form, as the start of a word (from
   * `prefixLeast` for one letter to `prefixMost` for all), by the names in an identifier, as a synonym, as
   * two words, with typing errors (less where the typed word exists too).
   */
  stem: 0.95,
  prefixLeast: 0.52,
  prefixMost: 0.85,
  parts: 0.59,
  synonym: 0.84,
  joined: 0.9,
  typo: 0.95,
  typoDoubt: 0.5,
  /** Weight of a stop word. */
  weak: 0.14,
  /**
   * What the other entries of its page give an entry: how many have the word (half of the most with
   * `contextK` of them), for the page and for a section; and what the page is called.
   */
  contextK: 2,
  pageContext: 0.5,
  sectionContext: 0.3,
  subject: 0.4,
  /**
   * How much an entry loses if it lacks words of the query, as a power; what it wins if it has them all
   * itself.
   */
  share: 0.53,
  together: 0.07,
  /**
   * What a name is worth beside all fields, and how fast that falls with what name and query do not
   * share.
   */
  name: 1,
  namePower: 0.79,
  /** The same for a query that shares a run of words with a message, or that a section contains word for word. */
  run: 0.82,
  phrase: 0.8,
  /**
   * What the name of something else than a page is worth: of a section, of a page's keyword, of a symbol
   * for a query in plain words and for one with the marks of code.
   */
  section: 0.84,
  keywordName: 0.75,
  symbolPlain: 0.34,
  symbolIdentifier: 1.68,
  /** What any other symbol loses of all at most where many plain words describe what is asked. */
  symbolLoss: 0.3,
  /** Weight of a page as a result, beside sections and symbols. */
  pageKind: 1.1,
  /** What a section has at least of its page's score to come before it. */
  lead: 0.5,
};
