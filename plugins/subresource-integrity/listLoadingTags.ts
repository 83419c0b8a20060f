/** A tag that loads a script or a style sheet; `end` is the place behind its name in the HTML. */
export type LoadingTag = {address: string; end: number};

/** A link, or a script with its text, in which a tag is no tag. */
const LINK_OR_SCRIPT = /<(link|script)\b([^>]*)>(?:(?<=<script[^>]*>)[\s\S]*?<\/script>)?/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** The tags of a page that load a script or a style sheet and have no `integrity` yet, in their order. */
export function listLoadingTags(html: string): LoadingTag[] {
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
