/** The labels that a paragraph of a doc comment may start with; each may stand once. */
export const LABELS = [
  'Status',
  'Implemented by',
  'Errors',
  'Ownership',
  'Units',
  'Default',
  'Since',
] as const;

export type Label = (typeof LABELS)[number];

/** A doc comment in its parts, each Markdown: the first paragraph, the others, the labelled ones. */
export type Docs = {
  summary: string;
  details: string;
  labels: Readonly<Partial<Record<Label, string>>>;
};

const LABELLED = new RegExp(`^(${LABELS.join('|')}):\\s*`);

/** Takes a doc comment apart. Throws an error without a place where a label stands twice. */
export function readDocs(text: string): Docs {
  const [summary = '', ...rest] = splitParagraphs(text);
  const details: string[] = [];
  const labels: Partial<Record<Label, string>> = {};
  for (const paragraph of rest) {
    const label = paragraph.match(LABELLED)?.[1] as Label | undefined;
    if (!label) {
      details.push(paragraph);
    } else if (labels[label] === undefined) {
      labels[label] = paragraph.replace(LABELLED, '');
    } else {
      throw new Error(`“${label}:” stands twice in a doc comment. Keep one.`);
    }
  }
  return {summary: summary.replace(/\n/g, ' '), details: details.join('\n\n'), labels};
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
