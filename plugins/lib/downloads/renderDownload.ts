import type {Link, RootContent} from 'mdast';
import {code, element, link, paragraph, text} from '../markdown/nodes';
import {CONTENT_CLASSES} from '../contentClasses';
import {CHECKSUMS} from './createDownloads';
import type {Download} from './packArchive';

/**
 * A line that offers a file in a folder of the site: words, the link with the size, and a fold with what
 * else there is to say and the checksum with a link to the list of all.
 */
export function renderDownload(
  words: string,
  folder: string,
  {file, content, sha256}: Download,
  title = 'Checksum',
  rest: readonly RootContent[] = [],
): RootContent {
  return element(
    'div',
    [
      paragraph(`${words} `, toLink(folder, file), ` (${formatSize(content)})`),
      element('details', [
        element('summary', [text(title)]),
        ...rest,
        paragraph(toLink(folder, CHECKSUMS, 'SHA-256'), ': ', code(sha256)),
      ]),
    ],
    CONTENT_CLASSES.download,
  );
}

/** A link to a file of the site that isn't a page; the framework would open a new window for it. */
function toLink(folder: string, file: string, label = file): Link {
  const target = link(`pathname:///${folder}/${file}`, label);
  return {...target, data: {hProperties: {target: '_self'}}};
}

function formatSize({length}: Download['content']): string {
  return `${(length / 1000).toFixed(1)} kB`;
}
