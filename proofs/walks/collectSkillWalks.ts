import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../check/lib/findings';
import {listFolder} from '../../check/lib/pages/collectPages';
import {nameCode} from '../../check/lib/pages/nameCode';
import {listNodes, readSpan} from '../../check/lib/pages/nodes';
import type {Pages} from '../../check/lib/pages/types';
import {callsCli, readWalkTools} from '../../check/lib/pages/walkMarks';
import {listCommands, readExample} from '../../plugins/content/example-archives/index';
import {toText} from 'docusaurus-wit-reference/elements';
import {parseMarkdown, readDirective} from '../../plugins/output/agent-skills/index';
import type {Block} from '../blocks/types';
import {toWalks, type Piece} from './collectWalks';
import type {Walk} from './types';

/** The folder of the sources of skills, `<name>.md`. */
const FOLDER = 'skills';

/** A repository, its pages and their blocks, to which directives of skills refer. */
type Sources = {root: string; pages: Pages; blocks: readonly Block[]};

/** The walks of skills, and findings for commands that no walk runs. */
type SkillWalks = {walks: Walk[]; findings: Finding[]};

/**
 * Returns the walks of all skills: the blocks of pages in the order of the skill. A section below a `###` that
 * declares tools is an alternative, as a tab is.
 */
export function collectSkillWalks(sources: Sources): SkillWalks {
  const {root} = sources;
  const files = existsSync(path.join(root, FOLDER)) ? listFolder(root, FOLDER) : [];
  const skills = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const pieces = listPieces(file, sources);
      const walks = toWalks(file, pieces);
      return {walks, findings: walks.length > 0 ? [] : pieces.flatMap(findUnwalked)};
    });
  return {
    walks: skills.flatMap(({walks}) => walks),
    findings: skills.flatMap(({findings}) => findings),
  };
}

function listPieces(file: string, sources: Sources): Piece[] {
  const source = readFileSync(path.join(sources.root, file), 'utf8');
  let section: string | undefined;
  let own: {language?: string} = {};
  return listNodes(parseMarkdown(source), 'heading', 'html', 'paragraph').flatMap(
    (node): Piece[] => {
      const {line, column, start, end} = readSpan(node);
      if (node.type === 'heading') {
        section = node.depth > 2 ? toText(node).toLowerCase() : undefined;
        own = {};
        return [];
      }
      if (node.type === 'html') {
        const tools = readWalkTools(node.value);
        if (!tools) return [];
        own = section === undefined ? {} : {language: section};
        return [{...own, tools}];
      }
      // Findings in a block are located at the directive of the skill.
      return findBlocks(source.slice(start, end), sources).map((block) => {
        return {...own, block: {...block, file, line, column}};
      });
    },
  );
}

/** Finds the code that a directive names, with its output; none for a table, a list, or generated content. */
function findBlocks(paragraph: string, {root, pages, blocks}: Sources): Block[] {
  const directive = readDirective(paragraph);
  if (!directive) return [];
  const files = [`docs/${directive.page}.mdx`, `docs/${directive.page}/index.mdx`];
  const page = files.map((file) => pages.get(file)).find((each) => each !== undefined);
  const named = (page ? nameCode(page) : []).find(
    ({anchor, name}) => anchor === directive.anchor && name === directive.name,
  );
  if (!page || !named) return [];
  if ('example' in named) {
    const code = listCommands(readExample(root, named.example)).join('\n');
    const {file} = page;
    return [{file, line: 1, column: 1, language: 'sh', settings: {}, code}];
  }
  const lines = [named.fence, named.output].map((fence) => fence?.position?.start.line);
  return blocks.filter(({file, line}) => file === page.file && lines.includes(line));
}

function findUnwalked(piece: Piece): Finding[] {
  if (!('block' in piece)) return [];
  const {file, line, column, language, settings, code} = piece.block;
  const isRun = language === 'sh' || language === 'console';
  if (!isRun || 'no-run' in settings || callsCli(code)) return [];
  const message = 'no walk runs these commands. Declare their tools: <!-- walk: wasmtime -->.';
  return [{file, line, column, kind: 'walk', message}];
}
