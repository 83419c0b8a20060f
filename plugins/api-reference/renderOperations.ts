import type {RootContent} from 'mdast';
import path from 'node:path';
import {
  code,
  fence,
  heading,
  type Inline,
  link,
  paragraph,
  strong,
  table,
} from '../shared/markdown/nodes';
import {linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {buildCurl, formatJson} from './formatExample';
import {listRoutes, readMedia, resolveSchema} from './listEntries';
import {renderFields, renderLine, renderMeaning, renderParagraphs} from './renderSchemas';
import {renderType} from './renderType';
import type {Body, PageContext, Parameter, Route, Schema} from './types';

/**
 * A table of all operations, each with a link to its section, and a link to download the
 * description.
 */
export function renderRoutes(context: PageContext): RootContent[] {
  const rows = listRoutes(context.description).map(({id, name, operation}) => [
    [link(`#${id}`, code(name))],
    renderLine(operation.summary, context),
  ]);
  // A file of the built site, not a page.
  const file = link(`pathname:///${context.file}`, 'the OpenAPI description');
  file.data = {hProperties: {download: path.basename(context.file)}};
  return [
    table(['Route', 'Purpose'], rows),
    paragraph('For tools, download ', file, ' of these routes.'),
  ];
}

/**
 * Every operation of a description: its description, parameters, bodies and an example to paste.
 */
export function renderOperations(context: PageContext): RootContent[] {
  return listRoutes(context.description).flatMap((route) => renderOperation(route, context));
}

function renderOperation(route: Route, context: PageContext): RootContent[] {
  const {id, name, operation} = route;
  const {parameters = [], requestBody, responses} = operation;
  const answers = Object.entries(responses).map(([status, body]): [string, Body] => [
    status === 'default' ? 'Response' : `Response ${status}`,
    body,
  ]);
  const parts: [label: string, body: Body | undefined][] = [
    ['Request body', requestBody],
    ...answers,
    ['Errors', toRemark(operation['x-errors'])],
    ['Streaming', toRemark(operation['x-streaming'])],
  ];
  return [
    heading(3, id, code(name)),
    ...renderParagraphs(`${operation.summary} ${operation.description ?? ''}`, context),
    ...renderParameters(parameters, context),
    ...parts.flatMap(([label, body]) => (body ? renderBody(label, body, context) : [])),
    fence('sh', 'Request', buildCurl(route, context.description.servers[0]?.url ?? '')),
    ...answers.flatMap(([label, body]) => {
      const media = readMedia(body);
      return media ? [fence('json', label, formatJson(media.example))] : [];
    }),
  ];
}

/** Text that is shown as a body that holds nothing. */
function toRemark(description: string | undefined): Body | undefined {
  return description === undefined ? undefined : {description};
}

function renderParameters(parameters: Parameter[], context: RenderContext): RootContent[] {
  const rows = parameters.map(({name, in: place, required, schema = {}, description = ''}) => [
    [code(name)],
    [place],
    renderType(schema),
    [required ? 'Yes' : 'No'],
    renderMeaning({...schema, description}, context),
  ]);
  const head = ['Parameter', 'Place', 'Type', 'Required', 'Meaning'];
  return rows.length === 0 ? [] : [paragraph(strong('Parameters.')), table(head, rows)];
}

/** A body's description, its WIT record and the table of its fields. */
function renderBody(label: string, body: Body, context: PageContext): RootContent[] {
  const media = readMedia(body);
  const schema = media && resolveSchema(media.schema, context.description);
  const wit = schema?.['x-wit'];
  const words = paragraph(
    strong(`${label}.`),
    ' ',
    ...renderLine(body.description ?? '', context),
    ...(media && schema ? [' Type: ', code(media.name), ...renderShape(schema, context)] : []),
    ...(wit === undefined ? [] : [' WIT: ', linkTo(wit, context), '.']),
  );
  return [words, ...(schema ? renderFields(schema, context) : [])];
}

/** The type of a body that is not an object with fields, and the values that it can have. */
function renderShape(schema: Schema, context: RenderContext): Inline[] {
  return schema.properties
    ? ['.']
    : [', ', ...renderType(schema), '.', ...renderMeaning({...schema, description: ''}, context)];
}
