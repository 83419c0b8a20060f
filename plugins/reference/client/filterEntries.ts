import {plainLetters} from '../../shared/plainLetters';

/** The folds that the filter has opened or closed, and whether they were open before. */
const folds = new WeakMap<HTMLDetailsElement, boolean>();

/**
 * Shows the entries of the page whose name, or that of a part or of what holds them, has all the words
 * and whose kind is one of `kinds`, or all without words and kinds. Of what holds a shown entry only
 * the heading stays. Returns how many entries are shown; undefined where nothing is filtered.
 */
export function filterEntries(words: string, kinds: readonly string[]): number | undefined {
  const wanted = plainLetters(words).toLowerCase().split(/\s+/).filter(Boolean);
  const isActive = wanted.length > 0 || kinds.length > 0;
  const found = new Set<Element>();
  for (const entry of select('[data-kind]')) {
    const name = readName(entry);
    const isWanted =
      (kinds.length === 0 || kinds.includes(entry.dataset.kind ?? '')) &&
      wanted.every((word) => name.includes(word));
    if (isWanted) found.add(entry);
    entry.hidden = !isWanted;
  }
  const hasFound = (element: Element) =>
    [...element.querySelectorAll('[data-kind]')].some((entry) => found.has(entry));
  for (const group of select('.entries')) {
    const [lead] = group.children;
    const isOpen = hasFound(group);
    group.hidden = !isOpen;
    if (lead instanceof HTMLElement) {
      lead.hidden = false;
      lead.toggleAttribute('data-reduced', isOpen && !found.has(lead));
    }
  }
  for (const grid of select('.entries > .entry-parts')) {
    const isEmpty = !hasFound(grid);
    grid.hidden = isEmpty;
    grid.previousElementSibling?.toggleAttribute('hidden', isEmpty);
  }
  for (const fold of select<HTMLDetailsElement>('details:has(.entries)')) {
    if (!folds.has(fold)) folds.set(fold, fold.open);
    fold.hidden = !hasFound(fold);
    fold.open = isActive ? !fold.hidden : (folds.get(fold) ?? false);
    if (!isActive) folds.delete(fold);
  }
  select('article .markdown > h2').forEach((heading) => hideSection(heading, hasFound));
  return isActive ? found.size : undefined;
}

/** Whether the filter has hidden an element. */
export function isFiltered(element: Element): boolean {
  return element.closest('[hidden], [data-reduced]') !== null;
}

/** The headings above an entry, its own, and the names of its parts. */
function readName(entry: Element): string {
  const names = [...entry.querySelectorAll('h2, h3, h4, h5, dt[id]')];
  for (
    let group = entry.closest('.entries');
    group;
    group = group.parentElement?.closest('.entries') ?? null
  ) {
    names.push(...group.querySelectorAll(':scope > :first-child :is(h2, h3, h4)'));
  }
  return plainLetters(names.map(({textContent}) => textContent).join(' ')).toLowerCase();
}

/** Hides a section of the page that has entries, if none of them is found. */
function hideSection(heading: HTMLElement, hasFound: (element: Element) => boolean): void {
  const section: HTMLElement[] = [heading];
  let next = heading.nextElementSibling;
  while (next instanceof HTMLElement && next.tagName !== 'H2' && !next.querySelector('h2')) {
    section.push(next);
    next = next.nextElementSibling;
  }
  const groups = section.filter((element) => element.matches('.entries'));
  const isHidden = groups.length > 0 && !groups.some(hasFound);
  section.forEach((element) => {
    if (!element.matches('.entries')) element.hidden = isHidden;
  });
}

function select<Type extends HTMLElement = HTMLElement>(selector: string): Type[] {
  return [...document.querySelectorAll<Type>(selector)];
}
