import {ANNOTATIONS, type Annotations, type Head, WitError} from './syntax';
import type {Reader} from './tokenizeWit';

/** Nodes that cannot have an `@external-id`. */
const WITHOUT_ID = ['interface', 'world', 'include'];

/** Parses the annotations of an item, and the doc comment before or after them. */
export function parseHead(reader: Reader): Head {
  let {docs} = reader.peek();
  let idStart = 0;
  const annotations: Annotations = {};
  while (reader.take('@')) {
    const {text, start} = reader.expectName('the name of an annotation');
    if (!Object.hasOwn(ANNOTATIONS, text)) {
      const known = Object.keys(ANNOTATIONS).map((name) => `@${name}`);
      const reason = `“@${text}” is not an annotation of WIT. Those are ${known.join(', ')}`;
      throw new WitError(`${reason}. Correct or remove it.`, start);
    }
    const name = text as keyof Annotations;
    if (name === 'external-id') idStart = start;
    const field = ANNOTATIONS[name];
    reader.expect('(');
    if (field !== 'string') {
      reader.expect(field);
      reader.expect('=');
    }
    annotations[name] = reader.expectKind(field === 'feature' ? 'name' : field).text;
    reader.expect(')');
    docs ??= reader.peek().docs;
  }
  const {written} = reader.peek();
  if (annotations['external-id'] !== undefined && WITHOUT_ID.includes(written)) {
    throw new WitError(`“${written}” takes no @external-id. Move or remove it.`, idStart);
  }
  return {docs, annotations};
}
