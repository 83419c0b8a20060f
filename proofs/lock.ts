import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import Joi from 'joi';
import {readYaml} from '../plugins/lib/parseYaml';
import type {Finding} from '../check/lib/findings';
import {digestData} from './inputs';
import type {Inputs, Proof, Tools} from './types';

/** The file that says what was proved, from the repository's root. */
export const LOCK_FILE = 'proofs.lock.json';

/** When something was proved, with the versions of its tools there. */
export type Proved = {date: string; versions: Record<string, string>};

/**
 * What the lock says of a proof: that it passed, or that a tool of it cannot be had where the lock is
 * written, with its last proof elsewhere. The digest is that of its id, its tools, its inputs and scenarios.
 */
export type Entry = {digest: string; inputs: Inputs; scenarios?: string[]} & (
  | Proved
  | {missing: Record<string, string>; lastProved: (Proved & {digest: string}) | null}
);

/** What was proved, by id. */
export type Lock = ReadonlyMap<string, Entry>;

const DIGEST = Joi.string().hex().length(16);
const TEXTS = Joi.object().pattern(Joi.string(), Joi.string().min(1));
const PROVED = {
  date: Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/, 'a date'),
  versions: TEXTS,
};

const ENTRY = Joi.object({
  digest: DIGEST.required(),
  ...PROVED,
  missing: TEXTS,
  lastProved: Joi.object({
    digest: DIGEST.required(),
    date: PROVED.date.required(),
    versions: PROVED.versions.required(),
  }).allow(null),
  scenarios: Joi.array().items(Joi.string()),
  inputs: Joi.object().pattern(Joi.string(), DIGEST).required(),
})
  .and('date', 'versions')
  .and('missing', 'lastProved')
  .xor('date', 'missing');

/** Reads the text of a lock, or says what is wrong with it, with its line. */
export function parseLock(text: string): {lock: Lock; findings: Finding[]} {
  const lock = new Map<string, Entry>();
  const find = (message: string, {line, column} = {line: 1, column: 1}): Finding => {
    return {file: LOCK_FILE, line, column, kind: 'lock', message};
  };
  // JSON is YAML too, whose parser knows locations and refuses a key that is there twice.
  const {problems, value, toLocation} = readYaml(text);
  const remedy = 'Take one side of a conflict as it is, then run npm run prove.';
  if (problems.length > 0) {
    return {lock, findings: problems.map((each) => find(`${each.message}. ${remedy}`, each))};
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return {lock, findings: [find(`this is no object of JSON. ${remedy}`)]};
  }
  const schema = Joi.object<Record<string, Entry>>().pattern(Joi.string(), ENTRY).required();
  const result = schema.validate(value, {abortEarly: false});
  if (result.error) {
    const findings = result.error.details.map((detail) =>
      find(`${detail.message}. Run npm run prove instead of editing it.`, toLocation(detail.path)),
    );
    return {lock, findings};
  }
  return {lock: new Map(Object.entries(result.value)), findings: []};
}

/** Reads the lock of a repository; without one, nothing was proved. */
export function readLock(root: string): {lock: Lock; findings: Finding[]; text: string} {
  const file = path.join(root, LOCK_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
  return {...parseLock(text), text};
}

/** The lock of a revision; empty where it had none that can be read: then everything has changed since. */
export function readLockAt(root: string, revision: string): Lock {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, stdio: 'pipe'}).toString();
  try {
    git('cat-file', '-e', revision);
  } catch {
    throw new Error(`there is no revision “${revision}” here. Fetch it, or name another.`);
  }
  try {
    return parseLock(git('show', `${revision}:${LOCK_FILE}`)).lock;
  } catch {
    return new Map();
  }
}

/** Writes the lock, sorted by id, whole or not at all. */
export async function writeLock(root: string, lock: Lock): Promise<void> {
  const sorted = Object.fromEntries([...lock].sort(([left], [right]) => (left < right ? -1 : 1)));
  const file = path.join(root, LOCK_FILE);
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** The digest of an entry: everything that the proof was made of. */
export function digestProof(
  {id, tools, inputs}: Pick<Proof, 'id' | 'tools' | 'inputs'>,
  scenarios: readonly string[] = [],
): string {
  return digestData([id, sortKeys(tools), sortKeys(inputs), scenarios]);
}

const sortKeys = (texts: Tools | Inputs) => Object.entries(texts).sort();
