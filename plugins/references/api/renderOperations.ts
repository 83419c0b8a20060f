import type {RootContent} from 'mdast';
import {
  code,
  element,
  fence,
  heading,
  link,
  paragraph,
  table,
} from 'docusaurus-wit-reference/nodes';
import type {Inline} from 'docusaurus-wit-reference/nodes';
import {linkTo, toHref} from 'docusaurus-wit-reference/links';
import type {RenderContext} from 'docusaurus-wit-reference/catalogue';
import {renderDownload} from '../../lib/downloads';
import {renderEntry, renderLabel} from 'docusaurus-wit-reference/entries';
import {findMedia, listRoutes, resolveSchema} from './description';
import type {Body, PageContext, Route, Schema} from './description';
import {
  describeOthers,
  formatJson,
  renderFields,
  renderLine,
  renderMeaning,
  renderParagraphs,
  renderType,
} from './renderSchemas';

/** The folder of the descriptions on the site. */
export const FOLDER = 'openapi';

/**
 * Renders a table of all operations with links to their sections; on the description's own page, also a link to
 * download it.
 */
export function renderRoutes(context: PageContext): RootContent[] {
  const {home, page, description, download} = context;
  const rows = listRoutes(description).map(({id, name, operation}) => [
    [link(toHref({page: home, anchor: id}, page), code(name))],
    renderLine(operation.summary, context),
  ]);
  const box = renderDownload('Download the OpenAPI description for your tools:', FOLDER, download);
  return [table(['Route', 'Purpose'], rows), ...(page === home ? [box] : [])];
}

/**
 * Renders every operation of a description: its purpose, an example to paste with its answer, bodies and facts. The
 * servers of both APIs are components.
 */
export function renderOperations(context: PageContext): RootContent[] {
  return listRoutes(context.description).map((route) => renderOperation(route, context));
}

function renderOperation(route: Route, context: PageContext): RootContent {
  const {id, name, operation} = route;
  const {requestBody, responses} = operation;
  const answers = Object.entries(responses).map(([status, body]): [string, Body] => [
    status === 'default' ? 'Response' : `Response ${status}`,
    body,
  ]);
  const head = {
    heading: heading(3, id, code(name)),
    kind: 'operation',
    implementer: {role: 'guest', words: 'morph'} as const,
  };
  return renderEntry(head, [
    ...renderParagraphs(`${operation.summary} ${operation.description ?? ''}`, context),
    renderExample(route, answers, context),
    ...(requestBody ? renderBody('Request body', requestBody, context) : []),
    ...answers.flatMap(([label, body]) => renderBody(label, body, context)),
    ...renderRemark('Errors', operation['x-errors'], context),
    ...renderRemark('Streaming', operation['x-streaming'], context),
  ]);
}

function renderExample(
  route: Route,
  answers: readonly [label: string, body: Body][],
  {description}: PageContext,
): RootContent {
  const request = fence('sh', 'Request', buildCurl(route, description.servers[0]?.url));
  const responses = answers.flatMap(([label, body]) => {
    const media = findMedia(body);
    return media ? [fence('json', label, formatJson(media.example))] : [];
  });
  return element('div', [request, ...responses], 'entry-example');
}

/** Returns the command that sends an operation's example to a server, ready to paste. */
export function buildCurl({method, path, operation}: Route, url = ''): string {
  const option = method === 'GET' ? '' : ` -X ${method}`;
  const start = `curl -sS${option} ${quote(`${url}${path}`)}`;
  const media = findMedia(operation.requestBody);
  return media === undefined
    ? start
    : [
        start,
        `-H ${quote(`Content-Type: ${media.name}`)}`,
        `-d ${quote(formatJson(media.example))}`,
      ].join(' \\\n  ');
}

/** Quotes any string as a word of a POSIX shell. */
function quote(word: string): string {
  return /^[\w:/.,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function renderRemark(
  term: string,
  said: string | undefined,
  context: RenderContext,
): RootContent[] {
  return said === undefined ? [] : [renderLabel(term), paragraph(...renderLine(said, context))];
}

function renderBody(label: string, body: Body, context: PageContext): RootContent[] {
  const media = findMedia(body);
  const schema = media && resolveSchema(media.schema, context.description);
  const wit = schema?.['x-wit'];
  const words = paragraph(
    ...renderLine(body.description ?? '', context),
    ...(media && schema ? [' Type: ', code(media.name), ...renderShape(schema, context)] : []),
    ...(wit === undefined ? [] : [' WIT: ', linkTo(wit, context), '.']),
  );
  return [renderLabel(label), words, ...(schema ? renderFields(schema, context) : [])];
}

/** Renders the type of a body that is not an object with fields, and its possible values. */
function renderShape(schema: Schema, context: RenderContext): Inline[] {
  return schema.properties
    ? [`.${describeOthers(schema)}`]
    : [', ', ...renderType(schema), '.', ...renderMeaning({...schema, description: ''}, context)];
}
