import type {DefaultTreeAdapterTypes as Html} from 'parse5';

/** The value of an attribute; `undefined` where the element has none of that name. */
export function readAttribute({attrs}: Html.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
