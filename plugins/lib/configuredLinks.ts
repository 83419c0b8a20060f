import {parseFragment} from 'parse5';
import {listElements} from 'docusaurus-built-pages/listElements';

/** Fields of a theme's configuration with HTML: the announcement, items of bars, the end of the footer. */
const HTML_FIELDS = ['content', 'copyright', 'html', 'value'];

/** Fields with an address. */
const ADDRESS_FIELDS = ['href', 'to', 'url'];

/**
 * Adds the base URL to this site's addresses in configured HTML, as Docusaurus does for fields with an address.
 * Changes nothing else in the HTML.
 */
export function placeLinks<Config>(config: Config, baseUrl: string): Config {
  return mapTexts(config, (text, field) =>
    HTML_FIELDS.includes(field)
      ? findAddresses(text)
          .filter(({address}) => !`${address}/`.startsWith(baseUrl))
          .reduceRight(
            (html, {offset}) => html.slice(0, offset) + baseUrl + html.slice(offset + 1),
            text,
          )
      : text,
  ) as Config;
}

/** Lists this site's addresses in a configuration, from its fields and its HTML. */
export function listConfiguredLinks(config: unknown): string[] {
  const addresses: string[] = [];
  mapTexts(config, (text, field) => {
    if (ADDRESS_FIELDS.includes(field) && isOwn(text)) addresses.push(text);
    if (HTML_FIELDS.includes(field)) {
      addresses.push(...findAddresses(text).map(({address}) => address));
    }
    return text;
  });
  return addresses;
}

/** Copies a value with each string in it changed; `field` is the nearest key around the string. */
function mapTexts(
  value: unknown,
  change: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, key)]),
  );
}

/** Finds this site's addresses in HTML, in order, each with its offset. */
function findAddresses(html: string): {address: string; offset: number}[] {
  return listElements(parseFragment(html, {sourceCodeLocationInfo: true})).flatMap(
    ({attrs, sourceCodeLocation}) =>
      attrs.flatMap(({name, value}) => {
        const place = sourceCodeLocation?.attrs?.[name];
        if (!place || !['href', 'src'].includes(name) || !isOwn(value)) return [];
        const [start] = /^[^=]*=\s*["']?/.exec(html.slice(place.startOffset)) ?? [''];
        return {address: value, offset: place.startOffset + start.length};
      }),
  );
}

const isOwn = (address: string) => /^\/(?!\/)/.test(address);
