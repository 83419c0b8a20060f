import type {Nodes, Root, RootContent} from 'mdast';
import {unified} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {remarkCodeInclude} from '../../plugins/content/code-include/index';
import {remarkDownload} from '../../plugins/content/example-archives/index';
import {createReference} from 'docusaurus-wit-reference';
import type {ReferenceSource} from 'docusaurus-wit-reference/catalogue';
import type {Finding} from '../lib/findings';
import {listNodes} from '../lib/pages/nodes';
import type {Page, Pages} from '../lib/pages/types';
import {SITE_ADDRESS} from '../../siteAddress';
import {parseFindings, type Lists} from './checkPageSet';

type Site = {
  root: string;
  pages: Pages;
  /** Undefined if their inputs cannot be read. */
  references: readonly ReferenceSource[] | undefined;
  lists: Lists;
};

/**
 * Runs the build's own steps for code, archives and references on each page. Returns the pages with the generated
 * ids, and the errors of the steps; the kind of a finding is its plugin.
 */
export async function renderPages({root, pages, references, lists}: Site) {
  const findings: Finding[] = [];
  const rendered = new Map<string, Page>();
  const reference = createReference({root, sources: references ?? []});
  const isLoaded = await reference.listSymbols().then(
    () => references !== undefined,
    (error: Error) => {
      findings.push(...parseFindings(error, lists));
      return false;
    },
  );
  const show = unified()
    .use(remarkCodeInclude, {root})
    .use(remarkDownload, {root, url: SITE_ADDRESS});
  const refer = unified().use(reference.remarkReference);
  const elements = references?.flatMap((each) => each.elements) ?? [];
  for (const page of pages.values()) {
    // One by one, because a step ends at the first that it refuses.
    for (const node of listShown(page)) {
      await run(show, {type: 'root', children: [node]}, page, findings);
    }
    const isReferring = listNodes(page.tree, 'mdxJsxFlowElement').some(({name}) =>
      elements.includes(name ?? ''),
    );
    const tree = isLoaded && isReferring ? await run(refer, page.tree, page, findings) : page.tree;
    rendered.set(page.file, {...page, generatedIds: isLoaded && tree ? listIds(tree) : undefined});
  }
  return {pages: rendered, findings};
}

/** Error of a build step for a page, in unified's format. */
type Refusal = {line: number; column: number; reason: string; source: string};

/** Runs a step on a copy of a page's tree; undefined if it throws. */
async function run(
  step: {run: (tree: Root, file: {path: string}) => Promise<Root>},
  tree: Root,
  {file}: Page,
  findings: Finding[],
): Promise<Root | undefined> {
  try {
    return await step.run(structuredClone(tree), {path: file});
  } catch (error) {
    const {line, column, reason, source} = error as Refusal;
    findings.push({file, line, column, kind: source, message: reason});
    return undefined;
  }
}

/** Lists the nodes of a page that show code or an archive. */
function listShown({tree}: Page): RootContent[] {
  const elements = listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  return [...listNodes(tree, 'code'), ...elements.filter(({name}) => name === 'Download')];
}

function listIds(tree: Root): string[] {
  const ids: string[] = [];
  visitParents(tree, ({data}: Nodes) => {
    const id = data && 'hProperties' in data ? data.hProperties?.id : undefined;
    ids.push(...(typeof id === 'string' ? [id] : []));
  });
  return ids;
}
