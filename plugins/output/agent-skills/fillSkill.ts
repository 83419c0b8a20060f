import type {Definition, Nodes, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {formatProblem, type Problem} from 'docusaurus-built-pages/location';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {parseMarkdown, stringifyMarkdown} from './markdown';
import {readFacts, type SkillFacts} from './readFacts';
import {resolveLink, takeBlock, type BlockName, type SiteFiles} from './takeBlock';

/** A finished skill. */
export type Skill = SkillFacts & {markdown: string};

/** Matches a paragraph for a block of a page, `{{platform/core/cli#errors, table}}`; `#…` is optional. */
const DIRECTIVE = /^\{\{([^#,{}]+)(?:#([^#,\s]+))?, (.+)\}\}$/;

/** The most characters of a skill: a model reads it as a whole, along with its task. */
const LONGEST = 10_000;

/** Parses a directive in a skill's source; undefined for any other paragraph. */
export function readDirective(paragraph: string): BlockName | undefined {
  const [, page, anchor = '', name] = DIRECTIVE.exec(paragraph) ?? [];
  return page === undefined || name === undefined ? undefined : {page, anchor, name};
}

/**
 * Fills the source of a skill, whose path is `file`, with blocks from the site's Markdown. Links that begin with a
 * slash lead to the site; comments are left out. Throws one error that locates each directive and link without a
 * target.
 */
export function fillSkill(source: string, file: string, site: SiteFiles): Skill {
  const root = parseMarkdown(source);
  const facts = readFacts(root, file);
  const problems: Problem[] = [];
  const report = (node: Nodes, message: string) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    problems.push({line, column, message});
  };
  for (const {node} of collectNodes(root, 'code')) {
    report(node, 'a skill has no code of its own. Take it from a page: {{page#anchor, block}}.');
  }
  resolveLinks(root, site, report);
  const definitions = fillDirectives(root, {source, site, report});
  const markdown = stringifyMarkdown({
    ...root,
    children: [...root.children.filter(({type}) => type !== 'html'), ...definitions.values()],
  });
  if (problems.length === 0 && markdown.length > LONGEST) {
    const sum = `the skill has ${markdown.length} characters, and may have ${LONGEST}`;
    report(root, `${sum}. Take a shorter block, or link to the page instead.`);
  }
  if (problems.length > 0) {
    const sorted = problems.sort((one, other) => one.line - other.line);
    throw new Error(sorted.map((problem) => formatProblem({file, ...problem})).join('\n'));
  }
  return {...facts, markdown};
}

type Report = (node: Nodes, message: string) => void;

function resolveLinks(root: Root, site: SiteFiles, report: Report): void {
  visitParents(root, 'link', (node) => {
    if (node.url.startsWith('https://')) return;
    const address = resolveLink(node.url, site);
    if (typeof address === 'string') node.url = address;
    else report(node, address.refusal);
  });
}

/** Replaces directives by blocks; returns the definitions that the blocks refer to, without duplicates. */
function fillDirectives(
  root: Root,
  {source, site, report}: {source: string; site: SiteFiles; report: Report},
): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const {node, replace} of collectNodes(root, 'paragraph')) {
    const {start, end} = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    const directive = readDirective(written);
    if (directive === undefined) {
      if (written.includes('{{')) {
        report(node, 'this is no directive. Write {{page#anchor, block}} as its own paragraph.');
      }
      continue;
    }
    const taken = takeBlock(directive, site);
    if ('refusal' in taken) report(node, taken.refusal);
    else {
      replace(taken.nodes);
      for (const each of taken.definitions) definitions.set(each.identifier, each);
    }
  }
  return definitions;
}
