import {listRoutes} from './listRoutes';
import {code, download, link, paragraph, table, type Block} from './nodes';
import {parseLine} from './parseWords';
import type {Description} from './types';

/**
 * A table of all operations, each with a link to what the page says of it, and the description
 * itself to download.
 */
export function renderRoutes(description: Description, file: string): Block[] {
  const rows = listRoutes(description).map(({id, method, path, operation}) => [
    [link(`#${id}`, code(`${method} ${path}`))],
    parseLine(operation.summary),
  ]);
  return [
    table(['Route', 'Purpose'], rows),
    paragraph(
      'For tools, download ',
      download(file, 'the OpenAPI description'),
      ' of these routes.',
    ),
  ];
}
