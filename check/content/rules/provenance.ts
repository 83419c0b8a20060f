import type {Nodes, RootContent} from 'mdast';
import {readAttribute} from 'docusaurus-wit-reference/elements';
import {GROUNDS, type GroundName} from '../../../plugins/lib/grounds';
import {listNodes, readSpan} from '../../lib/pages/nodes';
import type {Page} from '../../lib/pages/types';
import type {Rule} from './types';

const NAMES = GROUNDS.map((ground) => `"${ground}"`).join(', ');

/** Matches ids of sections that state nothing about Hayride. */
const WITHOUT_STATEMENTS =
  /^(?:what-you-will-have|what-you-need|prerequisites|clean-up|why-it-matters|whats-next|see-also|pages|how-to-choose)$/;

/** Matches words of sections that state something about Hayride, not only about a language or a tool. */
const OF_HAYRIDE = /hayride|morph|\bcasts?\b|registry|runtime|session|\bhost\b|sandbox/i;

/**
 * A section of a page with its own blocks, without those of the sections below it; `ground` is its own mark or that
 * of the section above, otherwise the page's.
 */
type Section = {
  /** Undefined for the lead. */
  id: string | undefined;
  depth: number;
  node: Nodes;
  ground: GroundName | undefined;
  blocks: RootContent[];
};

/**
 * `ground`: if a page's front matter says that its statements rest on a run, each section about Hayride names a
 * scenario, shows an example, or has a mark with another ground.
 */
export const checkGround: Rule = (page) => {
  const read = (node: Nodes) => {
    const {start, end} = readSpan(node);
    return page.source.slice(start, end);
  };
  const isProof = (block: RootContent) =>
    read(block).includes('{/* run: ') ||
    (block.type === 'code' && / ?file=examples\//.test(block.meta ?? ''));
  const unproved = listSections(page)
    .filter(({id, ground}) => ground === 'run' && id && !WITHOUT_STATEMENTS.test(id))
    .filter(({blocks}) => blocks.some((block) => OF_HAYRIDE.test(read(block))))
    .filter(({blocks}) => !blocks.some(isProof))
    .map(({node, id}) => {
      const message = `the section #${id} rests on a run, but nothing in it was run. Tie it to a scenario, {/* run: … */}, show an example, or mark it with <Ground is="source" />.`;
      return {...readSpan(node), message};
    });
  const message = `the mark has no ground that the site knows. Write <Ground is="…" />; the grounds are ${NAMES}.`;
  const unknown = listNodes(page.tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => name === 'Ground')
    .filter((node) => !GROUNDS.some((ground) => read(node) === `<Ground is="${ground}" />`))
    .map((node) => ({...readSpan(node), message}));
  return [...unproved, ...unknown];
};

/** Lists the sections of a page, the lead first. */
function listSections({frontMatter, tree, headings}: Page): Section[] {
  const ids = new Map(headings.map(({line, id}) => [line, id]));
  const ground = GROUNDS.find((each) => each === frontMatter.values.ground);
  const lead: Section = {id: undefined, depth: 1, node: tree, ground, blocks: []};
  const sections = [lead];
  for (const node of tree.children) {
    const section = sections.at(-1) ?? lead;
    const mark = findGround(node);
    if (node.type === 'heading') {
      const above = sections.findLast(({depth}) => depth < node.depth) ?? lead;
      const id = ids.get(readSpan(node).line);
      sections.push({id, depth: node.depth, node, ground: above.ground, blocks: []});
    } else if (mark && section.blocks.length === 0) {
      section.ground = mark;
    } else {
      section.blocks.push(node);
    }
  }
  return sections;
}

/** Returns the ground in a mark that is a block of its own; undefined for any other node. */
function findGround(node: Nodes): GroundName | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Ground') return undefined;
  return GROUNDS.find((ground) => ground === readAttribute(node, 'is'));
}
