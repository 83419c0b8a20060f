import type {Paragraph, RootContent} from 'mdast';
import {code, element, fence, heading, type Inline, paragraph} from '../shared/markdown/nodes';
import {parseLine, parseParagraphs} from '../shared/markdown/parseMarkdown';
import {linkNames, linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {type Part, renderEntry, renderFacts, renderGrid, renderGroup} from '../shared/renderEntry';
import {formatJson} from './formatExample';
import {groupSchemas, isVariant, listSchemas, readName, toSchemaId} from './listEntries';
import {renderType} from './renderType';
import type {PageContext, Schema} from './types';

const ONE_FIELD = ' Exactly one of these fields is there.';

/** Every schema that fields refer to; the parts of one have headings below its own. */
export function renderSchemas(context: PageContext): RootContent[] {
  return groupSchemas(listSchemas(context.description)).map(({whole, parts}) =>
    renderGroup([
      renderSchema(whole, 3, context),
      ...parts.map((part) => renderSchema(part, 4, context)),
    ]),
  );
}

/** A schema: what it means, its fields, its WIT item and an example. */
function renderSchema(
  [name, schema]: readonly [name: string, schema: Schema],
  depth: 3 | 4,
  context: PageContext,
): RootContent {
  const wit = schema['x-wit'];
  const head = {
    heading: heading(depth, toSchemaId(name), code(name)),
    kind: 'schema',
    implementer: {role: 'data', words: 'data'} as const,
  };
  return renderEntry(head, [
    ...(schema.properties
      ? renderParagraphs(
          `${schema.description ?? ''}${isVariant(schema) ? ONE_FIELD : ''}`,
          context,
        )
      : [paragraph(...renderMeaning(schema, context), ' Type: ', ...renderType(schema), '.')]),
    ...renderFields(schema, context),
    ...renderFacts(
      wit === undefined ? [] : [{term: 'WIT', blocks: [paragraph(linkTo(wit, context))]}],
    ),
    ...(schema.example === undefined ? [] : [fence('json', 'Example', formatJson(schema.example))]),
  ]);
}

/**
 * The fields of an object or of the objects in a list; nothing where there are none. Those of an
 * object that is written out follow with their path: `data.cast`, and `casts[].id` in a list.
 */
export function renderFields(schema: Schema, context: RenderContext): RootContent[] {
  return renderGrid(listRows(schema, '', context));
}

function listRows(schema: Schema, above: string, context: RenderContext): Part[] {
  // A named schema has its own heading, and its fields are shown there.
  const listInner = (inner: Schema, path: string) =>
    readName(inner) === undefined ? listRows(inner, path, context) : [];
  const {items, properties = {}, required} = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const need = required?.includes(name)
      ? 'required'
      : isVariant(schema)
        ? 'one of these'
        : 'optional';
    const meaning = renderMeaning(field, context);
    return [
      renderField(path, [...renderType(field), `, ${need}`], meaning),
      ...listInner(field, path),
    ];
  });
  return [...rows, ...(items ? listInner(items, `${above}[]`) : [])];
}

/** A row of a grid: a name, then its type and whether it must be there, then what it means. */
export function renderField(name: string, type: Inline[], meaning: Inline[]): Part {
  const {children: typed} = paragraph(...type, '.');
  const {children: words} = paragraph(' ', ...meaning);
  return {name: [code(name)], meaning: [element('span', typed, 'entry-type'), ...words]};
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
