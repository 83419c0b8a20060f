import {extendHead, type PageStep} from '../shared/builtSite';
import {describePage} from './describePage';

/** Tells search engines what each page of the docs is, in a block of JSON-LD. */
export const describePages: PageStep = ({pages, docs, ...rest}) => {
  const described = [...pages].map(([file, html]): [string, string] => {
    const page = docs.get(file);
    return [file, page ? extendHead(html, file, toBlock(describePage(page, rest))) : html];
  });
  return Promise.resolve(new Map(described));
};

/** A block of data, which browsers don't run. Text in it cannot end it. */
function toBlock(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
