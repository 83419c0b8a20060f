/** Returns the default anchor of an entry: its name in letters, digits and hyphens. */
export function toAnchor(name: string): string {
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

/** Matches where the name of an entry may end that has the rest of a name below it, as in `types.role`. */
const STEP = /[^\p{L}\p{N}-]/gu;

/**
 * Shortens the anchors of a page's rows for the index, and restores them from it; both see the rows in the same order.
 * A short anchor is `#` for the page itself and empty for the default. `#` with a separator stands for the anchor of
 * the nearest earlier entry whose name starts this one, if there is any, the separator, and the default of the rest.
 */
export class Anchors {
  private readonly known = new Map<string, string>();

  shorten(name: string, anchor: string): string {
    const [above, own] = this.split(name);
    this.known.set(name, anchor);
    if (anchor === '') return '#';
    if (anchor === toAnchor(name)) return '';
    const separator = anchor.slice(above.length, anchor.length - own.length);
    const follows = own !== '' && separator !== '' && anchor === above + separator + own;
    return follows ? `#${separator}` : anchor;
  }

  restore(name: string, short: string): string {
    const anchor = this.lengthen(name, short);
    this.known.set(name, anchor);
    return anchor;
  }

  private lengthen(name: string, short: string): string {
    if (short === '#') return '';
    if (!short.startsWith('#')) return short || toAnchor(name);
    const [above, own] = this.split(name);
    return above + short.slice(1) + own;
  }

  /** Returns the anchor of the entry above a name, and the default anchor of what the name adds to it. */
  private split(name: string): [string, string] {
    const ends = [...name.matchAll(STEP)].map(({index}) => index).reverse();
    const end = ends.find((length) => this.known.has(name.slice(0, length)));
    if (end === undefined) return ['', toAnchor(name)];
    return [this.known.get(name.slice(0, end)) ?? '', toAnchor(name.slice(end))];
  }
}
