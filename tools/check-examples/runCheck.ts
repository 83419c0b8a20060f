import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createDisk} from '../../plugins/code-include/index';
import type {CheckOptions, CheckResult} from '../shared/findings';
import {collectPages} from '../shared/pages/collectPages';
import {PARSERS} from '../shared/parsers';
import {checkBlock, type Known} from './checkBlock';
import {checkExample} from './checkExample';
import {collectBlocks} from './collectBlocks';
import {checkSharedWit, chooseExamples, collectExamples, isChosen} from './collectExamples';
import {createComponentParsers, type Toolchain} from './componentParsers';
import {findTools} from './findTools';
import {provideToolchain} from './provideToolchain';
import {countPassed, formatSummary} from './summarize';
import type {Block, BlockResult, ExampleResult} from './types';
import {checkWalks, listWalks} from './walks/checkWalks';
import {nameRoute} from './walks/runWalk';

/** A command that takes longer hangs: ten minutes, in milliseconds. */
const LIMIT = 600_000;

type Options = CheckOptions & {
  /** The one example to check, with the blocks that show it, or the route of the one page to walk. */
  only?: string | undefined;
};

/**
 * Builds and runs the examples, walks the pages and checks their blocks; the summary counts blocks by
 * state. With `isStrict` a missing tool is a finding.
 */
export async function runCheck(options: Options): Promise<CheckResult> {
  const {root, isStrict, only, importModule} = options;
  const toolchain = await provideToolchain(root);
  const env = prepareEnvironment(toolchain);
  const find = findTools(env);
  const without = env.CHECK_EXAMPLES_WITHOUT?.split(',') ?? [];
  const policy = {find, isStrict, without};
  const disk = createDisk(root);
  const {pages} = await collectPages(root);
  const {blocks, findings} = collectBlocks(pages.values(), disk);
  const context = {root, copies: path.join(toolchain, 'examples'), env, limit: LIMIT};

  const isPage = only !== undefined && [...pages.keys()].some((file) => nameRoute(file) === only);
  const collected = collectExamples(root);
  collected.findings.push(...checkSharedWit(collected.examples, disk.readFile));
  const chosen = isPage ? {examples: [], findings: []} : chooseExamples(collected, only);
  findings.push(...chosen.findings);
  const examples: ExampleResult[] = [];
  for (const example of chosen.examples) {
    const result = await checkExample(example, {policy, context});
    console.log(`${example.folder}: ${result.findings.length > 0 ? 'failed' : result.state}`);
    examples.push(result);
  }
  const walks = await checkWalks(listWalks(pages, blocks, only), {policy, context});

  const shown = blocks.filter(({file, shows}) =>
    isPage ? nameRoute(file) === only : isChosen(shows, only),
  );
  const tools = {root, toolchain, env, find, importModule};
  const checked = await checkBlocks(shown, {examples, walked: walks.walked}, tools);
  findings.push(...[walks, ...checked, ...examples].flatMap((part) => part.findings));
  findings.sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line);
  return {
    passed: countPassed(checked, examples) + walks.passed,
    findings,
    skipped: [...examples, walks].flatMap(({skipped}) => skipped),
    summary: formatSummary(checked, findings.length),
  };
}

async function checkBlocks(
  blocks: readonly Block[],
  known: Known,
  toolchain: Omit<Toolchain, 'scratch'>,
): Promise<BlockResult[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'check-examples-'));
  const parsers = {...PARSERS, ...(await createComponentParsers({...toolchain, scratch}))};
  const checked: BlockResult[] = [];
  for (const block of blocks) {
    checked.push(await checkBlock(block, known, parsers));
  }
  await rm(scratch, {recursive: true, force: true});
  return checked;
}

/** npm's tools and ours come first; no setting of this machine may change what a command prints. */
function prepareEnvironment(toolchain: string): NodeJS.ProcessEnv {
  const {RUST_BACKTRACE: _backtrace, FORCE_COLOR: _color, ...inherited} = process.env;
  const folders = [
    path.join(toolchain, 'node_modules/.bin'),
    path.join(import.meta.dirname, 'bin'),
  ];
  const PATH = [...folders, process.env.PATH ?? ''].join(path.delimiter);
  // Without notices about npm itself, such as those about settings of this machine.
  const quiet = {npm_config_loglevel: 'error', NO_COLOR: '1'};
  return {...inherited, ...quiet, PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC'};
}
