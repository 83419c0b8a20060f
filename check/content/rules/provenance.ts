import {GROUNDS} from '../../../plugins/lib/grounds';
import {listNodes, readSpan} from '../../lib/pages/nodes';
import {hasProof, isAboutHayride, listSections} from '../grounds';
import type {Rule} from '../types';

const NAMES = GROUNDS.map((ground) => `"${ground}"`).join(', ');

/**
 * `ground`: where a page's front matter says that its statements rest on a run, each section about
 * Hayride names a scenario, shows an example, or carries a mark with another ground.
 */
export const checkGround: Rule = (page) => {
  const unproved = listSections(page)
    .filter((section) => section.ground === 'run' && isAboutHayride(page, section))
    .filter((section) => section.id !== undefined && !hasProof(page, section))
    .map(({node, id}) => {
      const message = `the section #${id} rests on a run, but nothing in it was run. Tie it to a scenario, {/* run: … */}, show an example, or mark it with <Ground is="source" />.`;
      return {...readSpan(node), message};
    });
  return [...unproved, ...checkMarks(page)];
};

const checkMarks = ({tree, source}: Parameters<Rule>[0]) =>
  listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => name === 'Ground')
    .filter((node) => {
      const {start, end} = readSpan(node);
      return !GROUNDS.some((ground) => source.slice(start, end) === `<Ground is="${ground}" />`);
    })
    .map((node) => ({
      ...readSpan(node),
      message: `the mark has no ground that the site knows. Write <Ground is="…" />; the grounds are ${NAMES}.`,
    }));
