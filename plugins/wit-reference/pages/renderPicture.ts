import type {Code} from 'mdast';
import type {Picture} from './drawWorld';

/** The fence that the plugin for diagrams draws. */
export function renderPicture({title, alt, dot}: Picture): Code {
  return {type: 'code', lang: 'dot', meta: `title="${title}" alt="${alt}"`, value: dot};
}
