import {linkContent} from './linkContent';
import type {ContentOptions} from './options';
import type {FormProblem} from './plainContent';
import {readContent} from './readContent';
import {joinParts} from './splitContent';
import {writeContent} from './writeContent';

/**
 * Converts the HTML of the built page at `url` to Markdown with all its anchors, and lists the components without a
 * form: for tests of forms. Its links lead to pages, not to their Markdown.
 */
export function convertPage(
  html: string,
  url: string,
  options: ContentOptions = {},
): {markdown: string; problems: FormProblem[]} {
  const {content, problems} = readContent(html, url, options);
  const linked = linkContent(
    joinParts(content),
    (href) => href,
    () => true,
  );
  return {markdown: writeContent(linked), problems};
}
