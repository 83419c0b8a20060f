import {
  fence,
  heading,
  type Inline,
  paragraph,
  plainCode,
  strong,
  table,
  witCode,
} from '../shared/markdown/nodes';
import {parseLine, parseParagraphs} from '../shared/markdown/parseMarkdown';
import {buildCurl} from './buildCurl';
import {formatJson} from './formatJson';
import {listRoutes, readMedia} from './listRoutes';
import {renderFields, renderMeaning} from './renderFields';
import {renderType} from './renderType';
import {resolveSchema} from './resolveSchema';
import type {Block, Body, Description, Parameter, Route, Schema} from './types';

/** Every operation of a description: what it does, takes and answers, with an example to paste. */
export function renderOperations(description: Description): Block[] {
  return listRoutes(description).flatMap((route) => renderOperation(route, description));
}

function renderOperation(route: Route, description: Description): Block[] {
  const {id, method, path, operation} = route;
  const {parameters = [], requestBody, responses} = operation;
  return [
    heading(3, id, plainCode(`${method} ${path}`)),
    ...parseParagraphs(`${operation.summary} ${operation.description ?? ''}`),
    ...renderParameters(parameters),
    ...(requestBody ? renderBody('Request body', requestBody, description) : []),
    ...Object.entries(responses).flatMap(([status, body]) =>
      renderBody(status === 'default' ? 'Response' : `Response ${status}`, body, description),
    ),
    ...renderRemark('Errors', operation['x-errors']),
    ...renderRemark('Streaming', operation['x-streaming']),
    fence('sh', 'Request', buildCurl(route, description.servers[0]?.url ?? '')),
    ...Object.entries(responses).flatMap(([status, body]) => renderExample(status, body)),
  ];
}

function renderParameters(parameters: Parameter[]): Block[] {
  const rows = parameters.map(({name, in: place, required, schema = {}, description = ''}) => [
    [plainCode(name)],
    [place],
    renderType(schema),
    [required ? 'Yes' : 'No'],
    renderMeaning({...schema, description}),
  ]);
  const head = ['Parameter', 'Place', 'Type', 'Required', 'Meaning'];
  return rows.length === 0 ? [] : [paragraph(strong('Parameters.')), table(head, rows)];
}

/** A body's description, its WIT record and the table of its fields. */
function renderBody(label: string, body: Body, description: Description): Block[] {
  const media = readMedia(body);
  const schema = media && resolveSchema(media.schema, description);
  const wit = schema?.['x-wit'];
  const words = paragraph(
    strong(`${label}.`),
    ' ',
    ...parseLine(body.description ?? ''),
    ...(media && schema ? [' Type: ', plainCode(media.name), ...renderShape(schema)] : []),
    ...(wit === undefined ? [] : [' WIT: ', witCode(wit), '.']),
  );
  return [words, ...(schema ? renderFields(schema) : [])];
}

/** The type of a body that is no object with fields, and the values that it can have. */
function renderShape(schema: Schema): Inline[] {
  return schema.properties
    ? ['.']
    : [', ', ...renderType(schema), '.', ...renderMeaning({...schema, description: ''})];
}

function renderRemark(label: string, text: string | undefined): Block[] {
  return text === undefined ? [] : [paragraph(strong(`${label}.`), ' ', ...parseLine(text))];
}

function renderExample(status: string, body: Body): Block[] {
  const media = readMedia(body);
  const title = status === 'default' ? 'Response' : `Response ${status}`;
  return media ? [fence('json', title, formatJson(media.example))] : [];
}
