import {describe, expect, it} from 'vitest';
import {parseDescription} from '../readDescription';

/** The keywords of JSON Schema 2020-12, by their vocabularies, and what OpenAPI 3.1 adds. */
const KEYWORDS = [
  '$id $schema $ref $anchor $dynamicRef $dynamicAnchor $vocabulary $comment $defs',
  'prefixItems items contains additionalProperties properties patternProperties dependentSchemas',
  'propertyNames if then else allOf anyOf oneOf not unevaluatedItems unevaluatedProperties',
  'type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength',
  'minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties',
  'minProperties required dependentRequired',
  'title description default deprecated readOnly writeOnly examples',
  'format contentEncoding contentMediaType contentSchema',
  'discriminator xml externalDocs example',
].flatMap((line) => line.split(' '));

/** Values that the keywords with parts take. */
const VALUES: Readonly<Record<string, string>> = {items: '{}', properties: '{}', description: 'A.'};

/** What pages show; whether there may be more properties, and what is for authors. */
const SHOWN = [
  '$ref type description format enum default minimum maximum items minItems maxItems properties',
  'required minProperties maxProperties example',
  'additionalProperties $comment',
].flatMap((line) => line.split(' '));

const HEAD = 'openapi: 3.1.0\npaths: {}\n';

/** The rules that a schema breaks, given as the lines of its YAML. */
const check = (...schema: string[]) =>
  checkText(['components:', '  schemas:', '    note:', ...schema.map((line) => `      ${line}`)]);

/** The rules that a description breaks; the linter's are left out. */
async function checkText(lines: string[]): Promise<string[]> {
  const content = Buffer.from(`${HEAD}${lines.join('\n')}\n`);
  const error = await parseDescription('a.yaml', content).catch(
    (caught: unknown) => caught as Error,
  );
  const message = error instanceof Error ? error.message : '';
  return message.match(/(?<=\()(?:shown-keywords|local-refs)(?=\))/g) ?? [];
}

describe('a keyword of a schema', () => {
  it.each(KEYWORDS)('is shown or stops the build: %s', async (keyword) => {
    const value = keyword === '$ref' ? "'#/components/schemas/note'" : VALUES[keyword];
    const rules = await check(`${keyword}: ${value ?? 'true'}`);
    expect(rules).toEqual(SHOWN.includes(keyword) ? [] : ['shown-keywords']);
  });

  it.each(KEYWORDS)('may be the name of a property: %s', async (keyword) => {
    expect(await check('properties:', `  ${keyword}: {type: string}`)).toEqual([]);
    expect(await check('properties:', `  ${keyword}: {title: A}`)).toHaveLength(1);
  });

  it.each(['example', 'default', 'enum'])('is data below %s', async (keyword) => {
    expect(await check(`${keyword}:`, '  - oneOf: []')).toEqual([]);
  });

  it.each(['x-unknown: A.', 'nullable: true'])(
    'is refused where nobody knows it: %s',
    async (line) => {
      expect(await check(line)).toEqual(['shown-keywords']);
    },
  );
});
