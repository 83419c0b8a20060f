import type {Nodes, RootContent} from 'mdast';
import {GROUNDS, type GroundName} from '../../../plugins/lib/grounds';
import {listNodes, readSpan, readAttribute} from '../../lib/pages/nodes';
import type {Page} from '../../lib/pages/types';
import type {Rule} from '../rules';

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

/** Sections that state nothing of Hayride, by their ids. */
const WITHOUT_STATEMENTS =
  /^(?:what-you-will-have|what-you-need|prerequisites|clean-up|why-it-matters|whats-next|see-also|pages|how-to-choose)$/;

/**
 * A section of a page with its own blocks, without those of the sections below; `ground` is its own
 * mark or that of the section above, otherwise the page's.
 */
export type Section = {
  /** Undefined for the lead. */
  id: string | undefined;
  depth: number;
  node: Nodes;
  ground: GroundName | undefined;
  blocks: RootContent[];
};

/** Lists the sections that may state something of Hayride, the lead first. */
function listSections(page: Pick<Page, 'frontMatter' | 'tree' | 'headings'>): Section[] {
  const ids = new Map(page.headings.map(({line, id}) => [line, id]));
  const ground = GROUNDS.find((each) => each === page.frontMatter.values.ground);
  const lead: Section = {id: undefined, depth: 1, node: page.tree, ground, blocks: []};
  const sections = [lead];
  for (const node of page.tree.children) {
    const section = sections.at(-1) ?? lead;
    const mark = findGround(node);
    if (node.type === 'heading') {
      const above = sections.findLast(({depth}) => depth < node.depth) ?? lead;
      const id = ids.get(readSpan(node).line);
      sections.push({id, depth: node.depth, node, ground: above.ground, blocks: []});
    } else if (mark && section.blocks.length === 0) {
      Object.assign(section, {ground: mark});
    } else {
      section.blocks.push(node);
    }
  }
  return sections.filter(({id}) => id === undefined || !WITHOUT_STATEMENTS.test(id));
}

/** What a section names that states something of Hayride. */
const OF_HAYRIDE = /hayride|morph|\bcasts?\b|registry|runtime|session|\bhost\b|sandbox/i;

/** Whether a section may state something of Hayride, not only of a language or a tool. */
function isAboutHayride({source}: Pick<Page, 'source'>, {blocks}: Section): boolean {
  return blocks.some((block) => {
    const {start, end} = readSpan(block);
    return OF_HAYRIDE.test(source.slice(start, end));
  });
}

/** Whether a scenario or an example proves something in a section. */
function hasProof({source}: Pick<Page, 'source'>, {blocks}: Section): boolean {
  return blocks.some(
    (block) =>
      hasTie(source, block) ||
      (block.type === 'code' && / ?file=examples\//.test(block.meta ?? '')),
  );
}

/** The statements of a page by their ground: its sentences, list items and rows of tables. */
export function countGrounds(page: Page): Record<GroundName | 'tied', number> {
  const counts = {run: 0, source: 0, docs: 0, tied: 0};
  for (const {blocks, ground = 'source'} of listSections(page)) {
    for (const unit of blocks.flatMap(listUnits)) {
      const isTied = hasTie(page.source, unit);
      const [mark] = listMarks(unit);
      const size = unit.type === 'paragraph' ? countSentences(page.source, unit) : 1;
      counts[mark ?? (isTied ? 'run' : ground)] += size;
      counts.tied += isTied ? size : 0;
    }
  }
  return counts;
}

/** The paragraphs of a block, also those of its list items, and the rows of a table below its headings. */
function listUnits(block: RootContent): Nodes[] {
  const rows = listNodes(block, 'table').flatMap(({children}) => children.slice(1));
  return [...listNodes(block, 'paragraph'), ...rows];
}

function countSentences(source: string, node: Nodes): number {
  const {start, end} = readSpan(node);
  // The colon of a tie does not end a sentence, and a mark is not a word.
  const text = source.slice(start, end).replace(/\{\/\*.*?\*\/\}|<Ground [^>]*>/g, '');
  return Math.max(1, text.match(/[.!?](?=\s|$)/g)?.length ?? 0);
}

function hasTie(source: string, node: Nodes): boolean {
  const {start, end} = readSpan(node);
  return source.slice(start, end).includes('{/* run: ');
}

function listMarks(node: Nodes): GroundName[] {
  return listNodes(node, 'mdxJsxTextElement').flatMap((each) => findGround(each) ?? []);
}

/** The ground that a mark names, alone in its block or in a text; undefined for any other node. */
function findGround(node: Nodes): GroundName | undefined {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isElement || node.name !== 'Ground') return undefined;
  return GROUNDS.find((ground) => ground === readAttribute(node, 'is'));
}
