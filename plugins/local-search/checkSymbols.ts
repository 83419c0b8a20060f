import type {ReferenceSymbol} from '../shared/catalogue/types';
import type {Section} from './types';

/**
 * Refuses sections in which a symbol of the references cannot be found: none is its own, and none of
 * its page has its name.
 */
export function checkSymbols(
  symbols: readonly Pick<ReferenceSymbol, 'name' | 'page' | 'anchor'>[],
  sections: readonly Section[],
): void {
  const urls = new Set(sections.map(({url}) => url));
  const words = new Map<string, string>();
  for (const {url, trail, text} of sections) {
    const page = url.replace(/#.*/, '');
    words.set(page, `${words.get(page) ?? ''} ${trail.at(-1) ?? ''} ${text}`);
  }
  const missing = symbols.filter(({name, page, anchor}) => {
    const short = name.match(/[\w-]+$/)?.[0] ?? name;
    return !urls.has(`${page}#${encodeURIComponent(anchor)}`) && !words.get(page)?.includes(short);
  });
  if (missing.length > 0) {
    const names = missing.map(({name, page}) => `${name} (${page})`).join(', ');
    throw new Error(
      `local-search: the index lacks ${names}. Let the page show the name outside of what ` +
        'plugins/shared/notSearched.ts marks.',
    );
  }
}
