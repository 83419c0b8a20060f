/** How long a step may keep the page from answering its reader, in milliseconds. */
const LONGEST = 8;

/** Does something with each item, and lets the browser answer its reader in between. */
export async function runInSteps<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
): Promise<void> {
  let start = performance.now();
  for (const item of items) {
    handle(item);
    if (performance.now() - start > LONGEST) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
  }
}
