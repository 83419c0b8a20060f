import type {Paragraph, RootContent} from 'mdast';
import {
  code,
  element,
  fence,
  heading,
  type Inline,
  link,
  paragraph,
} from 'docusaurus-wit-reference/nodes';
import {parseLine, parseParagraphs} from 'docusaurus-wit-reference/prose';
import {linkNames, linkTo} from 'docusaurus-wit-reference/links';
import type {RenderContext} from 'docusaurus-wit-reference/catalogue';
import {
  type Part,
  renderEntry,
  renderFacts,
  renderGrid,
  renderGroup,
} from 'docusaurus-wit-reference/entries';
import {findSchemaName, groupSchemas, isVariant, listSchemas, toSchemaId} from './description';
import type {PageContext, Schema} from './description';

/** Describes the fields that an object may have besides the named ones; empty if unspecified. */
export function describeOthers(schema: Schema): string {
  if (isVariant(schema)) return '';
  const {additionalProperties: others, properties} = schema;
  const other = properties ? 'other ' : '';
  if (others === false) return ` There are no ${other}fields.`;
  return others === true ? ` Any ${other}field may be there.` : '';
}

const ONE_FIELD = ' Exactly one of these fields is there.';

/** Renders every schema that fields refer to; the parts of one have headings below its own. */
export function renderSchemas(context: PageContext): RootContent[] {
  return groupSchemas(listSchemas(context.description)).map((group) =>
    renderGroup(group.map((each, index) => renderSchema(each, index === 0 ? 3 : 4, context))),
  );
}

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
          `${schema.description ?? ''}${isVariant(schema) ? ONE_FIELD : describeOthers(schema)}`,
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
 * Renders the fields of an object or of the objects in a list; nothing if there are none. Fields of an inline object
 * follow with their path: `data.cast`, and `casts[].id` in a list.
 */
export function renderFields(schema: Schema, context: RenderContext): RootContent[] {
  return renderGrid(listRows(schema, '', context));
}

function listRows(schema: Schema, above: string, context: RenderContext): Part[] {
  // A named schema has its own heading, and its fields are shown there.
  const listInner = (inner: Schema, path: string) =>
    findSchemaName(inner) === undefined ? listRows(inner, path, context) : [];
  const {items, properties = {}, required} = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const need = required?.includes(name)
      ? 'required'
      : isVariant(schema)
        ? 'one of these'
        : 'optional';
    const {children: type} = paragraph(...renderType(field), `, ${need}.`);
    const {children: words} = paragraph(' ', ...renderMeaning(field, context));
    const meaning = [element('span', type, 'entry-type'), ...words];
    return [{name: [code(path)], meaning}, ...listInner(field, path)];
  });
  return [...rows, ...(items ? listInner(items, `${above}[]`) : [])];
}

/** Renders the meaning of a value: its description, possible values and default. */
export function renderMeaning(schema: Schema, context: RenderContext): Inline[] {
  const values = schema.enum?.flatMap((value, index): Inline[] => [
    index === 0 ? ' One of ' : ', ',
    code(JSON.stringify(value)),
  ]);
  return [
    ...renderLine(`${schema.description ?? ''}${describeOthers(schema)}`, context),
    ...(values ? [...values, '.'] : []),
    ...('default' in schema ? [' Default: ', code(JSON.stringify(schema.default)), '.'] : []),
  ];
}

/** Renders sentences on one line, with links for the names in them. */
export function renderLine(markdown: string, {page, catalogue}: RenderContext): Inline[] {
  const line = paragraph(...parseLine(markdown));
  linkNames(line, page, catalogue.find);
  return line.children;
}

/** Renders sentences as paragraphs, with links for the names in them. */
export function renderParagraphs(markdown: string, {page, catalogue}: RenderContext): Paragraph[] {
  const paragraphs = parseParagraphs(markdown);
  paragraphs.forEach((each) => linkNames(each, page, catalogue.find));
  return paragraphs;
}

/**
 * Renders a schema's type in words, such as “list of integers from 0 to 255”; a reference is a link. `plural` is the
 * ending of a type's name, as in “list of strings”.
 */
export function renderType(schema: Schema, plural: '' | 's' = ''): Inline[] {
  const name = findSchemaName(schema);
  if (name !== undefined) return [link(`#${toSchemaId(name)}`, code(name))];
  return [schema.type ?? 'value']
    .flat()
    .flatMap((type, index) => [...(index > 0 ? [' or '] : []), ...renderOne(type, schema, plural)]);
}

function renderOne(type: string, schema: Schema, plural: '' | 's'): Inline[] {
  const {format, items = {}, minItems, maxItems, minimum, maximum} = schema;
  switch (type) {
    case 'null':
      return [code('null')];
    case 'array':
      return [`list${plural} of ${renderCount(minItems, maxItems)}`, ...renderType(items, 's')];
    case 'object':
      return [`${schema.maxProperties === 0 ? 'empty ' : ''}object${plural}`];
    default: {
      const name = format === 'uuid' ? 'UUID' : [format, type].filter(Boolean).join(' ');
      const least = minimum === undefined ? '' : ` from ${minimum}`;
      const most = maximum === undefined ? '' : `${least ? ' to' : ' up to'} ${maximum}`;
      return [name + plural + least + most];
    }
  }
}

/** Returns `2 `, `0 to 3 `, `1 or more `, or nothing if any number is allowed. */
function renderCount(least = 0, most = Infinity): string {
  if (most === Infinity) return least === 0 ? '' : `${least} or more `;
  return least === most ? `${least} ` : `${least} to ${most} `;
}

/** Formats JSON on one line if it fits into `width` characters, otherwise with a line for each entry. */
export function formatJson(value: unknown, width = 80, indent = ''): string {
  // Inside a text, JSON escapes line breaks.
  const flat = JSON.stringify(value, null, 1).replace(/,\n */g, ', ').replace(/\n */g, '');
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${formatJson(item, width, inner)}`;
  });
  return `${flat.slice(0, 1)}\n${lines.join(',\n')}\n${indent}${flat.slice(-1)}`;
}
