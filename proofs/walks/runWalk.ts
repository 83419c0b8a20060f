import path from 'node:path';
import type {Finding} from '../../check/lib/findings';
import type {CommandResult} from '../examples/runShell';
import {LIMIT, type BuildContext} from '../examples/runVariant';
import type {Block} from '../blocks/types';
import {applyFileStep, hasExcerpt} from './applyFileStep';
import {matchOutput} from './matchOutput';
import {prepareMachine} from './prepareMachine';
import {readFolder, runInSession, waitForPort, type Session} from './session';
import type {FileStep, RunStep, Walk} from './types';

/** Result of a walk: its findings, and the blocks that hold. */
type WalkResult = {findings: Finding[]; walked: Block[]};

/** An error in a block. */
type Fault = {block: Block; message: string};

/** A server that keeps running during the walk. */
type Server = {step: RunStep; result: Promise<CommandResult>};

/** An excerpt whose file is not complete yet. */
type Excerpt = {step: FileStep; target: string};

/**
 * Walks a page as its reader would, on an empty machine: runs its commands and writes its files in order, in one
 * session, and compares the results with those on the page. Stops at the first block that fails; reports every output
 * that differs.
 */
export async function runWalk(
  walk: Walk,
  {scratch, env, limit = LIMIT}: Omit<BuildContext, 'root'>,
): Promise<WalkResult> {
  const {file, language, tools} = walk;
  const name = ['walk', nameRoute(file).replaceAll('/', '-'), language].filter(Boolean).join('-');
  const place = path.join(scratch, name);
  const machine = await prepareMachine(place, tools, env);
  const {walked, faults} = await takeSteps(walk, {place, ...machine, limit});
  const findings = faults.map(({block: {line, column}, message}) => {
    const where = language === undefined ? '' : `in ${language}: `;
    return {file, line, column, kind: 'walk', message: `${where}${message}`};
  });
  return {findings, walked};
}

/** Returns the route of a page without its leading slash: `developer-guides/languages/rust`. */
export function nameRoute(file: string): string {
  return file.replace(/^docs\//, '').replace(/(?:\/index)?\.mdx$/, '');
}

async function takeSteps(
  {steps}: Walk,
  session: Session,
): Promise<{walked: Block[]; faults: Fault[]}> {
  const walked: Block[] = [];
  const faults: Fault[] = [];
  const servers: Server[] = [];
  const end = new AbortController();
  let excerpts: Excerpt[] = [];
  const note = (block: Block, message: string | undefined): boolean => {
    if (message === undefined) {
      walked.push(block);
    } else {
      faults.push({block, message});
    }
    return message === undefined;
  };
  const compare = ({output}: RunStep, result: CommandResult) =>
    output && note(output.block, explainOutput(output.text, result));
  for (const step of steps) {
    const {block} = step;
    if (step.kind === 'excerpt') {
      excerpts.push({step, target: path.join(await readFolder(session), step.path)});
    } else if (step.kind !== 'run') {
      if (!note(block, await applyFileStep(step, await readFolder(session)))) {
        break;
      }
    } else if (step.port !== undefined) {
      const result = runInSession(step.code, session, {signal: end.signal});
      if (!(await waitForPort(step.port, result))) {
        end.abort();
        note(block, explainServer(step.port, await result));
        break;
      }
      servers.push({step, result});
    } else {
      const result = await runInSession(step.code, session, {isLoose: step.exit === 'any'});
      if (!note(block, explainExit(step, result))) {
        break;
      }
      compare(step, result);
    }
    // Looked for after each block, because a page may remove its files at its end.
    const {shown, missing} = await splitExcerpts(excerpts);
    walked.push(...shown.map((excerpt) => excerpt.step.block));
    excerpts = missing;
  }
  end.abort();
  for (const {step, result} of servers) {
    note(step.block, undefined);
    compare(step, await result);
  }
  if (faults.length === 0) {
    excerpts.forEach(({step: {block, path: name}}) => {
      note(block, `${name} never has these lines. Show some that it has, or drop “excerpt”.`);
    });
  }
  return {walked, faults};
}

/** Splits excerpts into those that their files contain by now, and the others. */
async function splitExcerpts(
  excerpts: readonly Excerpt[],
): Promise<{shown: Excerpt[]; missing: Excerpt[]}> {
  const shown: Excerpt[] = [];
  const missing: Excerpt[] = [];
  for (const excerpt of excerpts) {
    const list = (await hasExcerpt(excerpt.step, excerpt.target)) ? shown : missing;
    list.push(excerpt);
  }
  return {shown, missing};
}

function explainExit({exit}: RunStep, {exitCode, output}: CommandResult): string | undefined {
  if (exitCode !== null && (exit === 'any' || (exitCode === 0) === (exit === 'zero'))) {
    return undefined;
  }
  const how = exitCode === null ? 'did not end' : `ended with exit code ${exitCode}`;
  return `these commands ${how}. Correct them, or what the page does before them. They print:\n${quote(output)}`;
}

function explainServer(port: number, {output}: CommandResult): string {
  return `nothing listens on port ${port}. Correct the port, or the commands. They print:\n${quote(output)}`;
}

function explainOutput(text: string, {output}: CommandResult): string | undefined {
  const {line, expected} = matchOutput(text, output) ?? {};
  return line === undefined
    ? undefined
    : `line ${line}, “${expected}”, is not what the commands print. Show what they print:\n${quote(output)}`;
}

/** Returns the last lines of an output, indented. */
function quote(output: string): string {
  const lines = output.trim().split('\n').slice(-30);
  return lines.map((line) => `    ${line}`).join('\n');
}
