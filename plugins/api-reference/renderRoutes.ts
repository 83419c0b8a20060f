import type {Link} from 'mdast';
import {link, paragraph, plainCode, table} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {listRoutes} from './listRoutes';
import type {Block, Description} from './types';

/**
 * A table of all operations, each with a link to what the page says of it, and the description
 * itself to download.
 */
export function renderRoutes(description: Description, file: string): Block[] {
  const rows = listRoutes(description).map(({id, method, path, operation}) => [
    [link(`#${id}`, plainCode(`${method} ${path}`))],
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

/** A link to a file of the built site that is no page. */
function download(file: string, words: string): Link {
  const name = file.split('/').at(-1) ?? file;
  return {...link(`pathname:///${file}`, words), data: {hProperties: {download: name}}};
}
