import {describe, expect, it} from 'vitest';
import {checkShown} from '../checkShown';

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

/** What `types.ts` has, for pages; whether there may be more properties, and what is for authors. */
const SHOWN = [
  '$ref type description format enum default minimum maximum items minItems maxItems properties',
  'required minProperties maxProperties example',
  'additionalProperties $comment',
].flatMap((line) => line.split(' '));

/** What is wrong with a schema, given as the lines of its YAML. */
const check = (...schema: string[]) =>
  checkShown(`openapi: 3.1.0
components:
  schemas:
    note:
${schema.map((line) => `      ${line}\n`).join('')}`);

describe('a keyword of a schema', () => {
  it.each(KEYWORDS)('is shown or stops the build: %s', (keyword) => {
    const value = keyword === '$ref' ? "'#/components/schemas/note'" : 'true';
    const rules = check(`${keyword}: ${value}`).map(({rule}) => rule);
    expect(rules).toEqual(SHOWN.includes(keyword) ? [] : ['shown-keywords']);
  });

  it.each(KEYWORDS)('may be the name of a property: %s', (keyword) => {
    expect(check('properties:', `  ${keyword}: {type: string}`)).toEqual([]);
    expect(check('properties:', `  ${keyword}: {title: A}`)).toHaveLength(1);
  });

  it.each(['example', 'default', 'enum'])('is data below %s', (keyword) => {
    expect(check(`${keyword}:`, '  - oneOf: []')).toEqual([]);
  });
});
