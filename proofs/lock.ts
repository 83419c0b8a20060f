import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import type {Finding} from '../check/lib/findings';
import {addTo} from 'docusaurus-built-pages/addTo';
import {toLocation, type SourceLocation} from 'docusaurus-built-pages/location';
import {readYaml} from 'docusaurus-wit-reference/parseYaml';
import {digestData} from './inputs';
import type {Proof} from './types';

/** The folder of the lock, from the repository's root, with a file for each kind of proof. */
const FOLDER = 'proofs/lock';

/** Date, commit and tool versions of a proof. */
export type Proved = {date: string; commit: string; versions: Record<string, string>};

/**
 * An entry of the lock: the proof passed, or one of its tools cannot be had where the lock is written, with the last
 * proof elsewhere. The digest is that of its id, tools, inputs and scenarios.
 */
export type Entry = {digest: string; scenarios?: string[]} & (
  | Proved
  | {missing: Record<string, string>; lastProved: (Proved & {digest: string}) | null}
);

/** Entries by the id of their proof. */
export type Lock = ReadonlyMap<string, Entry>;

/** A lock, the findings in its files, and their contents by the kind of proof. */
export type LockFiles = {lock: Lock; findings: Finding[]; texts: ReadonlyMap<string, string>};

const DIGEST = Joi.string().hex().length(16);
const TEXTS = Joi.object().pattern(Joi.string(), Joi.string().min(1));
const PROVED = {
  date: Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/, 'a date'),
  commit: Joi.string().hex(),
  versions: TEXTS,
};

const ENTRY = Joi.object({
  digest: DIGEST.required(),
  ...PROVED,
  missing: TEXTS,
  lastProved: Joi.object({
    digest: DIGEST.required(),
    date: PROVED.date.required(),
    commit: PROVED.commit.required(),
    versions: PROVED.versions.required(),
  }).allow(null),
  scenarios: Joi.array().items(Joi.string()),
})
  .and('date', 'commit', 'versions')
  .and('missing', 'lastProved')
  .xor('date', 'missing');

/** Returns the location of a proof's entry; the start of its file if there is none. */
export function findEntry(id: string, texts: LockFiles['texts'] = new Map()): SourceLocation {
  const kind = readKind(id);
  const text = texts.get(kind) ?? '';
  return {file: nameFile(kind), ...toLocation(text, Math.max(0, text.indexOf(`"${id}": {`)))};
}

/** Parses a file of the lock, and lists its problems with their lines. */
function parseFile(kind: string, text: string): {entries: [string, Entry][]; findings: Finding[]} {
  const find = (message: string, {line, column} = {line: 1, column: 1}): Finding => {
    return {file: nameFile(kind), line, column, kind: 'lock', message};
  };
  // JSON is YAML too, whose parser knows locations and refuses a key that is there twice.
  const {problems, value, toLocation: locate} = readYaml(text);
  const remedy = 'Take one side of a conflict as it is, then run npm run prove.';
  if (problems.length > 0) {
    return {
      entries: [],
      findings: problems.map((each) => find(`${each.message}. ${remedy}`, each)),
    };
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return {entries: [], findings: [find(`this is no object of JSON. ${remedy}`)]};
  }
  const ids = Joi.string().pattern(new RegExp(`^${kind}/`));
  const schema = Joi.object<Record<string, Entry>>().pattern(ids, ENTRY).required();
  const result = schema.validate(value, {abortEarly: false});
  if (!result.error) return {entries: Object.entries(result.value), findings: []};
  const findings = result.error.details.map((detail) =>
    find(`${detail.message}. Run npm run prove instead of editing it.`, locate(detail.path)),
  );
  return {entries: [], findings};
}

function parseFiles(texts: LockFiles['texts']): LockFiles {
  const files = [...texts].map(([kind, text]) => parseFile(kind, text));
  return {
    lock: new Map(files.flatMap(({entries}) => entries)),
    findings: files.flatMap(({findings}) => findings),
    texts,
  };
}

/** Reads the lock of a repository; empty if there is none. */
export function readLock(root: string): LockFiles {
  const folder = path.join(root, FOLDER);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return parseFiles(new Map(names.sort().map((name) => [path.parse(name).name, read(name)])));
}

/** Reads the lock of a revision; empty if that has no valid one, so that everything counts as changed since. */
export function readLockAt(root: string, revision: string): Lock {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, stdio: 'pipe'}).toString();
  try {
    git('cat-file', '-e', revision);
  } catch {
    throw new Error(`there is no revision “${revision}” here. Fetch it, or name another.`);
  }
  const files = git('ls-tree', '-z', '--name-only', revision, `${FOLDER}/`)
    .split('\0')
    .filter(Boolean);
  const texts = files.map(
    (file) => [path.parse(file).name, git('show', `${revision}:${file}`)] as const,
  );
  return parseFiles(new Map(texts)).lock;
}

/** Writes the lock, sorted by id, each file as a whole or not at all; removes the file of a kind without proofs. */
export function writeLock(root: string, lock: Lock): void {
  const kinds = new Map<string, [string, Entry][]>();
  for (const entry of [...lock].sort(([left], [right]) => (left < right ? -1 : 1))) {
    addTo(kinds, readKind(entry[0]), entry);
  }
  const folder = path.join(root, FOLDER);
  mkdirSync(folder, {recursive: true});
  for (const [kind, entries] of kinds) {
    const file = path.join(root, nameFile(kind));
    writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    renameSync(`${file}.new`, file);
  }
  for (const name of readdirSync(folder)) {
    if (!kinds.has(path.parse(name).name)) rmSync(path.join(folder, name));
  }
}

/** Returns the digest of an entry: everything that the proof was made of. */
export function digestProof(
  {id, tools, digest}: Pick<Proof, 'id' | 'tools' | 'digest'>,
  scenarios: readonly string[] = [],
): string {
  if (digest === undefined) throw new Error(`${id} has no digest before the site is built.`);
  return digestData([id, Object.entries(tools).sort(), digest, scenarios]);
}

const readKind = (id: string) => id.replace(/\/.*/, '');
const nameFile = (kind: string) => `${FOLDER}/${kind}.json`;
