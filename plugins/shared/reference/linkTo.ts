import type {Link} from 'mdast';
import {code, link} from '../markdown/nodes';
import {toHref} from './linkNames';
import type {RenderContext} from './types';

/** A link to the symbol of that name, as inline code. Throws where no reference has it. */
export function linkTo(name: string, {page, catalogue}: RenderContext, label = name): Link {
  return link(toHref(catalogue.require(name), page), code(label));
}
