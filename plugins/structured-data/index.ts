import {extendHead, type PageStep} from '../shared/builtSite';
import {describePage, describeTrail} from './describePage';

/** Tells search engines what and where each page of the docs is, in blocks of JSON-LD. */
export const describePages: PageStep = ({pages, docs, ...rest}) => {
  const described = [...pages].map(([file, html]): [string, string] => {
    const page = docs.get(file);
    if (!page) return [file, html];
    const blocks = [describePage(page, rest), describeTrail(page)].map(toBlock).join('');
    return [file, extendHead(html, file, blocks)];
  });
  return Promise.resolve(new Map(described));
};

/** A block of data, which browsers don't run. Text in it cannot end it. */
function toBlock(data: object | undefined): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
