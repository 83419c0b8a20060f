/** Runs in the page: lists words that are broken across lines, in code in tables and in the table of contents. */
export function listTornWords(): string[] {
  const torn: string[] = [];
  for (const code of document.querySelectorAll('.markdown td code, .table-of-contents code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const {0: word, index} of (text.textContent ?? '').matchAll(/\w+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        if (lines.size > 1) torn.push(`${word} of ${code.textContent}`);
      }
    }
  }
  return torn;
}
