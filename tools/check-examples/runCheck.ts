import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readRepository} from '../../plugins/code-include/readRepository';
import {collectSite} from '../check-content/collectSite';
import type {CheckOptions, CheckResult} from '../shared/findings';
import {checkBlock} from './checkBlock';
import {checkExample} from './checkExample';
import {checkSharedWit} from './checkSharedWit';
import {chooseExamples} from './chooseExamples';
import {collectBlocks} from './collectBlocks';
import {collectExamples} from './collectExamples';
import {countPassed} from './countPassed';
import {describeShown} from './describeShown';
import {findTools, type FindTool} from './findTools';
import {formatSum} from './formatSum';
import {isChosen} from './isChosen';
import {listParsers, type Parser} from './parsers';
import {parseWac} from './parseWac';
import {parseWit} from './parseWit';
import {provideToolchain} from './provideToolchain';
import {readWitWithJco, readWitWithWasmTools} from './readWit';
import type {CheckedBlock, Outcome} from './types';

/** A command that takes longer hangs: ten minutes, in milliseconds. */
const LIMIT = 600_000;

type Options = CheckOptions & {
  /** The name of the one example to check, with the blocks that show it; all without. */
  only?: string | undefined;
};

/**
 * Builds and runs the examples and parses the blocks of every page; the summary counts blocks by
 * state. With `isStrict` a missing tool is a finding.
 */
export async function runCheck({
  root,
  isStrict,
  only,
  importModule,
}: Options): Promise<CheckResult> {
  const toolchain = await provideToolchain(root);
  const env = prepareEnvironment(toolchain);
  const find = findTools(env);
  const disk = readRepository(root);
  const {pages} = await collectSite(root);
  const {blocks, findings} = collectBlocks(pages.values(), disk);
  const collected = collectExamples(root);
  collected.findings.push(...checkSharedWit(collected.examples, disk.readFile));
  const chosen = chooseExamples(collected, only);
  findings.push(...chosen.findings);

  const outcomes: Outcome[] = [];
  const shop = {root, copies: path.join(toolchain, 'examples'), env, limit: LIMIT};
  for (const example of chosen.examples) {
    const outcome = await checkExample(example, {find, isStrict, shop});
    console.log(`${example.folder}: ${outcome.findings.length > 0 ? 'failed' : outcome.state}`);
    outcomes.push(outcome);
  }

  const scratch = await mkdtemp(path.join(tmpdir(), 'check-examples-'));
  const parsers = await provideParsers({root, toolchain, env, find, scratch, importModule});
  const checked: CheckedBlock[] = [];
  for (const block of blocks.filter(({shows}) => isChosen(shows, only))) {
    const shown = describeShown(block, outcomes);
    checked.push(await checkBlock(block, {shown, parser: parsers[block.language]}));
  }
  await rm(scratch, {recursive: true, force: true});

  findings.push(...[...checked, ...outcomes].flatMap((part) => part.findings));
  findings.sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const verdicts = checked.map(({verdict}) => verdict);
  const summary = formatSum(verdicts, findings.length);
  return {passed: countPassed(checked, outcomes), findings, skipped, summary};
}

/** The tools of npm come first; no setting of this machine may change what a command prints. */
function prepareEnvironment(toolchain: string): NodeJS.ProcessEnv {
  const {RUST_BACKTRACE: _backtrace, FORCE_COLOR: _color, ...inherited} = process.env;
  const bin = path.join(toolchain, 'node_modules/.bin');
  const PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
  return {...inherited, PATH, NO_COLOR: '1', LC_ALL: 'C.UTF-8', TZ: 'UTC'};
}

type Workplace = {
  root: string;
  toolchain: string;
  env: NodeJS.ProcessEnv;
  find: FindTool;
  scratch: string;
  importModule: CheckOptions['importModule'];
};

async function provideParsers(place: Workplace): Promise<Record<string, Parser>> {
  const {root, toolchain, env, find, scratch, importModule} = place;
  const hasWasmTools = find('wasm-tools') !== undefined;
  const read = hasWasmTools
    ? readWitWithWasmTools(env)
    : await readWitWithJco(toolchain, importModule);
  const folder = path.join(scratch, 'wit');
  const wit = parseWit({packages: path.join(root, 'wit'), folder, read});
  const wac = find('wac')
    ? parseWac({folder: path.join(scratch, 'wac'), env})
    : {missing: 'wac is not installed'};
  return listParsers({wit, wac});
}
