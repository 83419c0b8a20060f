import type {Nodes, Parents} from 'mdast';
import {readAttribute} from 'docusaurus-wit-reference/elements';
import {LANGUAGE_TABS, listTabItems} from '../../check/lib/pages/nodes';
import {callsCli, readWalkTools, type WalkTools} from '../../check/lib/pages/walkMarks';
import type {Page} from '../../check/lib/pages/types';
import {parseSession} from '../../plugins/content/code-highlight/index';
import type {Block} from '../blocks/types';
import type {FileStep, RunStep, Step, Walk} from './types';

/** Matches a title that names a file: `src/lib.rs`, but not `The line, without its time`. */
const FILE_TITLE = /^[\w.@-]+(?:\/[\w.@-]+)*$/;

/** A piece of a page in reading order, with the language that it is limited to. */
export type Piece = {language?: string} & ({tools: WalkTools} | {block: Block});

/**
 * Returns the walks of a page: none if it declares no tools, otherwise one, or one for each language of its tabs.
 * `blocks` are those of the page, with the code that they include.
 */
export function collectWalks({file, tree}: Page, blocks: readonly Block[]): Walk[] {
  const byLine = new Map(blocks.map((block) => [block.line, block]));
  return toWalks(file, listPieces(tree, byLine));
}

/** Joins pieces into walks: one for each language that a piece is limited to, or a single one. */
export function toWalks(file: string, pieces: readonly Piece[]): Walk[] {
  if (!pieces.some((piece) => 'tools' in piece)) {
    return [];
  }
  const languages = [...new Set(pieces.flatMap(({language}) => language ?? []))];
  return (languages.length === 0 ? [undefined] : languages).map((language) => {
    const own = pieces.filter((piece) => (piece.language ?? language) === language);
    const declared = own.flatMap((piece) => ('tools' in piece ? Object.entries(piece.tools) : []));
    const tools = Object.fromEntries(declared);
    const steps = toSteps(own.flatMap((piece) => ('block' in piece ? [piece.block] : [])));
    return {file, ...(language !== undefined && {language}), tools, steps};
  });
}

/** Lists declarations and blocks in order. Of tabs that choose no language, only the first counts. */
function listPieces(node: Nodes, byLine: ReadonlyMap<number, Block>, language?: string): Piece[] {
  const own = language === undefined ? {} : {language};
  if (node.type === 'mdxFlowExpression') {
    const tools = readWalkTools(node.value);
    return tools ? [{...own, tools}] : [];
  }
  if (node.type === 'code') {
    const block = byLine.get(node.position?.start.line ?? 0);
    return block ? [{...own, block}] : [];
  }
  if (!('children' in node)) {
    return [];
  }
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
    const items = listTabItems(node);
    return readAttribute(node, 'groupId') === LANGUAGE_TABS
      ? items.flatMap((item) => listPieces(item, byLine, readAttribute(item, 'value')))
      : items.slice(0, 1).flatMap((item) => listChildren(item, byLine, language));
  }
  return listChildren(node, byLine, language);
}

function listChildren(
  {children}: Parents,
  byLine: ReadonlyMap<number, Block>,
  language?: string,
): Piece[] {
  return (children as Nodes[]).flatMap((child) => listPieces(child, byLine, language));
}

/** Turns blocks into steps; the first `text` block after commands is their output. */
function toSteps(blocks: readonly Block[]): Step[] {
  const steps: Step[] = [];
  let last: RunStep | undefined;
  for (const block of blocks) {
    const {language, settings, code} = block;
    const path = readPath(block);
    if ('no-run' in settings) {
      last = undefined;
    } else if (language === 'sh') {
      last = callsCli(code) ? undefined : toRun(block);
      steps.push(...(last ? [last] : []));
    } else if (language === 'console') {
      last = undefined;
      steps.push(...readSession(block));
    } else if (path !== undefined) {
      last = undefined;
      steps.push({kind: readKind(settings), block, path});
    } else if (last && language === 'text') {
      last.output = 'sample' in settings ? undefined : {block, text: code};
      last = undefined;
    }
  }
  return steps;
}

function toRun(block: Block): RunStep {
  const {settings, code} = block;
  const exit = 'fails' in settings ? 'nonzero' : 'zero';
  const {background} = settings;
  return {kind: 'run', block, code, exit, ...(background && {port: Number(background)})};
}

/** Returns the file that a block shows: its title, unless the block is output. */
function readPath({language, settings}: Block): string | undefined {
  const {title} = settings;
  const isFile = typeof title === 'string' && FILE_TITLE.test(title) && /[./]/.test(title);
  return isFile && language !== 'dot' ? title : undefined;
}

function readKind(settings: Block['settings']): FileStep['kind'] {
  return (['append', 'result', 'excerpt'] as const).find((kind) => kind in settings) ?? 'write';
}

/** Reads the commands after the prompts of a session, each with its output. */
function readSession(block: Block): Step[] {
  return parseSession(block.code).map(({code, output}) => {
    return {kind: 'run', block, code, exit: 'any', output: {block, text: output.trimEnd()}};
  });
}
