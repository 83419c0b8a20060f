import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {loadReference, type ReferenceOptions} from '../model/loadReference';
import type {Reference} from '../model/referenceTypes';

/** The reference for a page. What is wrong in the WIT, with its own place, is reported at `node`. */
export function loadForPage(
  options: ReferenceOptions,
  file: VFile,
  node?: MdxJsxFlowElement,
): Reference {
  try {
    return loadReference(options);
  } catch (error) {
    file.fail((error as Error).message, node?.position, 'wit-reference:bad-wit');
  }
}
