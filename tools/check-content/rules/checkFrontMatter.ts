import {validateFrontMatter} from '../../../plugins/front-matter/validateFrontMatter';
import type {Rule} from '../types';

/** The front matter's own rules, which the build holds too. */
export const checkFrontMatter: Rule = ({source, frontMatter}) =>
  validateFrontMatter({fileContent: source, frontMatter}).map((finding) => ({
    ...finding,
    column: 1,
  }));
