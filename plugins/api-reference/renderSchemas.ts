import type {Paragraph, RootContent, Table} from 'mdast';
import {code, fence, heading, type Inline, paragraph, table} from '../shared/markdown/nodes';
import {parseLine, parseParagraphs} from '../shared/markdown/parseMarkdown';
import {linkNames, linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {formatJson} from './formatExample';
import {groupSchemas, isVariant, listSchemas, readName, toSchemaId} from './listEntries';
import {renderType} from './renderType';
import type {PageContext, Schema} from './types';

const ONE_FIELD = ' Exactly one of these fields is there.';

/** Every schema that fields refer to; the parts of one have headings below its own. */
export function renderSchemas(context: PageContext): RootContent[] {
  return groupSchemas(listSchemas(context.description)).flatMap(({whole, parts}) => [
    ...renderSchema(whole, 3, context),
    ...parts.flatMap((part) => renderSchema(part, 4, context)),
  ]);
}

/** A schema: what it means, its fields, its WIT item and an example. */
function renderSchema(
  [name, schema]: readonly [name: string, schema: Schema],
  depth: 3 | 4,
  context: PageContext,
): RootContent[] {
  return [
    heading(depth, toSchemaId(name), code(name)),
    ...(schema.properties
      ? renderParagraphs(
          `${schema.description ?? ''}${isVariant(schema) ? ONE_FIELD : ''}`,
          context,
        )
      : [paragraph(...renderMeaning(schema, context), ' Type: ', ...renderType(schema), '.')]),
    ...renderFields(schema, context),
    ...(schema['x-wit'] === undefined
      ? []
      : [paragraph('WIT: ', linkTo(schema['x-wit'], context))]),
    ...(schema.example === undefined ? [] : [fence('json', 'Example', formatJson(schema.example))]),
  ];
}

/**
 * The table of the fields of an object or of the objects in a list; none where there are no fields.
 * Those of an object that is written out follow with their path: `data.cast`, and `casts[].id` in a
 * list.
 */
export function renderFields(schema: Schema, context: RenderContext): Table[] {
  const rows = listRows(schema, '', context);
  return rows.length === 0 ? [] : [table(['Field', 'Type', 'Required', 'Meaning'], rows)];
}

function listRows(schema: Schema, above: string, context: RenderContext): Inline[][][] {
  // A named schema has its own heading, and its fields are shown there.
  const listInner = (inner: Schema, path: string) =>
    readName(inner) === undefined ? listRows(inner, path, context) : [];
  const {items, properties = {}, required} = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const need = required?.includes(name) ? 'Yes' : isVariant(schema) ? 'One of these' : 'No';
    const row = [[code(path)], renderType(field), [need], renderMeaning(field, context)];
    return [row, ...listInner(field, path)];
  });
  return [...rows, ...(items ? listInner(items, `${above}[]`) : [])];
}

/** What a value means: its description, the values that it can have, and its default. */
export function renderMeaning(schema: Schema, context: RenderContext): Inline[] {
  const values = schema.enum?.flatMap((value, index): Inline[] => [
    index === 0 ? ' One of ' : ', ',
    code(JSON.stringify(value)),
  ]);
  return [
    ...renderLine(schema.description ?? '', context),
    ...(values ? [...values, '.'] : []),
    ...('default' in schema ? [' Default: ', code(JSON.stringify(schema.default)), '.'] : []),
  ];
}

/** Sentences on one line, with links from the names in them. */
export function renderLine(markdown: string, {page, catalogue}: RenderContext): Inline[] {
  const line = paragraph(...parseLine(markdown));
  linkNames(line, page, catalogue.find);
  return line.children;
}

/** Sentences as paragraphs, with links from the names in them. */
export function renderParagraphs(markdown: string, {page, catalogue}: RenderContext): Paragraph[] {
  const paragraphs = parseParagraphs(markdown);
  paragraphs.forEach((each) => linkNames(each, page, catalogue.find));
  return paragraphs;
}
