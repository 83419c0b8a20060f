import {parseFragment} from 'parse5';
import {listElements} from 'docusaurus-built-pages/listElements';

/** The fields of a theme's configuration that have HTML: the announcement, items of bars, the footer's end. */
const HTML_FIELDS = ['content', 'copyright', 'html', 'value'];

/** The fields that have an address. */
const ADDRESS_FIELDS = ['href', 'to', 'url'];

/**
 * Puts the addresses of this site in configured HTML below its base URL, as the framework does with
 * addresses that are fields. Changes nothing else of the HTML.
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

/** Lists the addresses of this site that a configuration links to, in its fields and in its HTML. */
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

/** Copies a value with each text in it changed; `field` is the nearest key around the text. */
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

/** Finds the addresses of this site in HTML, in their order, with the offset of each. */
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
