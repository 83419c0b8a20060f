/** The labels that a paragraph of a doc comment may start with; each may stand once. */
const LABELS = [
  'Status',
  'Implemented by',
  'Errors',
  'Ownership',
  'Units',
  'Default',
  'Since',
] as const;

/** One of them. */
export type Label = (typeof LABELS)[number];

/** A doc comment in its parts, each Markdown: the first paragraph, the others, the labelled ones. */
export type Docs = {
  summary: string;
  details: string;
  labels: Readonly<Partial<Record<Label, string>>>;
};

const LABELLED = new RegExp(`^(${LABELS.join('|')}):\\s*`);

/** How Markdown starts a list, a heading or a quote. */
const NO_SENTENCE = /^(?:[-+*>]|#+|\d+[.)])\s/;

/**
 * Takes a doc comment apart. Throws without a place where it does not start with a sentence, and
 * where a label stands twice or says nothing.
 */
export function readDocs(text: string): Docs {
  const [summary = '', ...rest] = splitParagraphs(text);
  if (NO_SENTENCE.test(summary) || LABELLED.test(summary)) {
    const [line] = summary.split('\n');
    throw new Error(`the doc comment starts with “${line}”. Start it with a sentence.`);
  }
  const details: string[] = [];
  const labels: Partial<Record<Label, string>> = {};
  for (const paragraph of rest) {
    const label = paragraph.match(LABELLED)?.[1] as Label | undefined;
    if (label) {
      labels[label] = readLabelled(paragraph, label, labels[label]);
    } else {
      details.push(paragraph);
    }
  }
  return {summary: summary.replace(/\n/g, ' '), details: details.join('\n\n'), labels};
}

function readLabelled(paragraph: string, label: Label, known: string | undefined): string {
  const said = paragraph.replace(LABELLED, '');
  if (known !== undefined) {
    throw new Error(`“${label}:” stands twice in a doc comment. Keep one.`);
  }
  if (said === '') {
    const reason = `“${label}:” says nothing. Write its text or its list right behind it`;
    throw new Error(`${reason}, without a blank line.`);
  }
  return said;
}

/** Paragraphs are apart by a blank line; a labelled one also starts on a line of its own. */
function splitParagraphs(text: string): string[] {
  const marked = text
    .split('\n')
    .map((line) => (LABELLED.test(line) ? `\n${line}` : line))
    .join('\n');
  return marked
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
