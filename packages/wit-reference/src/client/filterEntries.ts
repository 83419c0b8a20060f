import {plainLetters} from 'section-search/plainLetters';
import {settleFold} from './fillFolds';

export {fillFolds} from './fillFolds';

const select = <Type extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Type>(selector),
];

const findInput = () => document.querySelector<HTMLInputElement>('.entry-filter input');

const listButtons = () => select<HTMLButtonElement>('.entry-filter button');

/** Hides the entries that don't match the reader's words and kinds, and counts the others. */
export function apply(): void {
  const kinds = listButtons().filter((each) => each.getAttribute('aria-pressed') === 'true');
  const shown = filterEntries(
    findInput()?.value ?? '',
    kinds.map(({value}) => value),
  );
  const [status] = select('.entry-filter [role="status"]');
  const total = `${select('[data-kind]').length} entries`;
  if (status) status.textContent = shown === undefined ? total : `${shown} of ${total}`;
}

/** Clears the reader's words and kinds, and shows all entries. */
export function clear(): void {
  const input = findInput();
  if (input) input.value = '';
  listButtons().forEach((button) => button.setAttribute('aria-pressed', 'false'));
  apply();
}

/** Folds that the filter has toggled, and whether they were open before. */
const folds = new WeakMap<HTMLDetailsElement, boolean>();

/**
 * Shows the entries that are of one of the kinds and contain all words in their names, in those of their parts or in
 * the headings above them; without words and kinds, all entries. Reduces an entry that only contains matches to its
 * heading. Returns the number of entries shown, undefined if nothing is filtered.
 */
function filterEntries(words: string, kinds: readonly string[]): number | undefined {
  const wanted = plainLetters(words)
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean);
  const isActive = wanted.length > 0 || kinds.length > 0;
  const found = new Set<Element>();
  /** Elements around the entries found. */
  const holders = new Set<Element | null>([null]);
  const entries = select('[data-kind]');
  for (const entry of entries) {
    const name = collectNames(entry);
    const isWanted =
      (kinds.length === 0 || kinds.includes(entry.dataset.kind ?? '')) &&
      wanted.every((word) => name.includes(word));
    if (!isWanted) continue;
    found.add(entry);
    let holder = entry.parentElement;
    for (; !holders.has(holder); holder = holder?.parentElement ?? null) holders.add(holder);
  }
  const hasFound = (element: Element) => holders.has(element);
  for (const entry of entries) entry.hidden = !found.has(entry) && !hasFound(entry);
  for (const group of select('.entries')) {
    const [lead] = group.children;
    const isOpen = hasFound(group);
    group.hidden = !isOpen;
    if (lead instanceof HTMLElement) {
      lead.hidden = false;
      lead.toggleAttribute('data-reduced', isOpen && !found.has(lead));
    }
  }
  for (const grid of select('.entry-parts:has(> [data-kind])')) {
    grid.hidden = !hasFound(grid);
    const label = grid.previousElementSibling;
    if (label?.matches('.entry-label')) label.toggleAttribute('hidden', grid.hidden);
  }
  for (const fold of select<HTMLDetailsElement>('details:has([data-kind])')) {
    if (!folds.has(fold)) folds.set(fold, isOpen(fold));
    fold.hidden = !hasFound(fold);
    // The theme closes only a fold that is shown.
    if (!fold.hidden) toggleFold(fold, isActive || folds.get(fold));
    if (!isActive) folds.delete(fold);
  }
  select('article .markdown > h2').forEach((heading) => hideSection(heading, hasFound));
  settleFolds();
  return isActive ? found.size : undefined;
}

/** Tells whether a fold is open; of one that the classic theme animates, whether it will be. */
function isOpen({open, dataset: {collapsed}}: HTMLDetailsElement): boolean {
  return collapsed === undefined ? open : collapsed === 'false';
}

/** Opens or closes a fold; one of the classic theme by its summary, since its content is the theme's to show. */
function toggleFold(fold: HTMLDetailsElement, shouldOpen = false): void {
  if (fold.dataset.collapsed === undefined) fold.open = shouldOpen;
  else if (isOpen(fold) !== shouldOpen) fold.querySelector('summary')?.click();
}

/** Settles the folds of the classic theme after the two frames in which it begins to open or close them. */
function settleFolds(): void {
  const folds = () => select('details[data-collapsed]:not([hidden])').forEach(settleFold);
  const wait = (then: () => void) => () => requestAnimationFrame(then);
  wait(wait(wait(folds)))();
}

/** Returns the headings above an entry, its own, and the names of its parts, in plain lower-case letters. */
function collectNames(entry: Element): string {
  const names = [...entry.querySelectorAll('h2, h3, h4, h5, dt[id]')];
  let holder = entry.parentElement?.closest('.entry, .entries');
  while (holder) {
    const start = holder.matches('.entry') ? '.entry-head' : ':first-child';
    names.push(...holder.querySelectorAll(`:scope > ${start} :is(h2, h3, h4)`));
    holder = holder.parentElement?.closest('.entry, .entries');
  }
  return plainLetters(names.map(({textContent}) => textContent).join(' ')).toLowerCase();
}

/** Hides a section of the page whose entries all lack a match. */
function hideSection(heading: HTMLElement, hasFound: (element: Element) => boolean): void {
  const section: HTMLElement[] = [heading];
  let next = heading.nextElementSibling;
  while (next instanceof HTMLElement && next.tagName !== 'H2' && !next.querySelector('h2')) {
    section.push(next);
    next = next.nextElementSibling;
  }
  const groups = section.filter((element) => element.matches('.entries'));
  const isHidden = groups.length > 0 && !groups.some(hasFound);
  section
    .filter((element) => !groups.includes(element))
    .forEach((element) => (element.hidden = isHidden));
}
