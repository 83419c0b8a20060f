import type {BuiltSite} from '../shared/builtSite';
import {readIntegrity} from '../shared/readIntegrity';

/** A link, or a script with its text: a tag in a script's text is not markup. */
const LINK_OR_SCRIPT = /<(link|script)\b([^>]*)>(?:(?<=<script[^>]*>)[\s\S]*?<\/script>)?/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/**
 * Gives each script and style sheet that a page names the digest of its file, so that browsers refuse
 * other bytes. A tag that has one keeps it; one that names a file of another host stops the build.
 */
export async function addIntegrity(
  site: Pick<BuiltSite, 'outDir' | 'baseUrl' | 'pages'>,
): Promise<BuiltSite['pages']> {
  const digests = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const [file, html] of site.pages) {
    let changed = html;
    // From the end, so that the places of the other tags stay what they are.
    for (const {address, end} of listLoadingTags(html).reverse()) {
      const known = digests.get(address) ?? (await readIntegrity(site, address));
      digests.set(address, known);
      changed = `${changed.slice(0, end)} integrity="${known}"${changed.slice(end)}`;
    }
    pages.set(file, changed);
  }
  return pages;
}

/**
 * The tags of a page that load a script or a style sheet and have no `integrity` yet, in their order.
 * `end` is the place after the name of a tag in the HTML.
 */
function listLoadingTags(html: string): {address: string; end: number}[] {
  return [...html.matchAll(LINK_OR_SCRIPT)].flatMap(({index, 1: name = '', 2: text = ''}) => {
    const attributes = readAttributes(text);
    const address = name.toLowerCase() === 'link' ? readHref(attributes) : attributes.get('src');
    return address === undefined || attributes.has('integrity')
      ? []
      : [{address, end: index + 1 + name.length}];
  });
}

/** The address of a link that loads a script or a style sheet, now or ahead. */
function readHref(attributes: ReadonlyMap<string, string>): string | undefined {
  const kinds = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const isAhead =
    kinds.includes('preload') && /^(?:script|style)$/.test(attributes.get('as') ?? '');
  const isLoaded = isAhead || kinds.includes('stylesheet') || kinds.includes('modulepreload');
  return isLoaded ? attributes.get('href') : undefined;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}
