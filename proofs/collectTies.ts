import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Finding} from '../check/lib/findings';
import {listFolder} from '../check/lib/pages/collectPages';

/** A statement that a scenario proves: its location, the heading above it, and the scenario's id. */
export type Tie = {id: string; file: string; line: number; column: number; heading?: string};

/** Folders of files for readers, with the comments that tie their statements to scenarios. */
const FOLDERS = ['docs', 'sources'];
const COMMENTS: Readonly<Record<string, RegExp>> = {
  '.mdx': /\{\/\* run: (?<ids>.+?) \*\/\}/g,
  '.wit': /\/\/ run: (?<ids>.+)/g,
  '.yaml': /# run: (?<ids>.+)/g,
};

/**
 * Lists the ties of a repository: `{/* run: some-id, other-id *\/}` after a statement of a page,
 * `// run: some-id` in an interface, `# run: some-id` in YAML.
 */
export async function collectTies(root: string): Promise<Tie[]> {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const files = folders.flatMap((folder) => listFolder(root, folder));
  const found = files.map(async (file) => {
    const comment = COMMENTS[path.extname(file)];
    return comment ? findTies(file, await readFile(path.join(root, file), 'utf8'), comment) : [];
  });
  return (await Promise.all(found)).flat();
}

function findTies(file: string, source: string, comment: RegExp): Tie[] {
  let heading: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    if (file.endsWith('.mdx')) {
      heading = text.match(/^#{2,3} (.+?)(?: \{\/\*|$)/)?.[1] ?? heading;
    }
    return [...text.matchAll(comment)].flatMap((match) =>
      (match.groups?.ids ?? '').split(',').map((id) => ({
        id: id.trim(),
        file,
        line: index + 1,
        column: match.index + 1,
        heading,
      })),
    );
  });
}

/** Finds ids that two scenarios share, and statements whose scenario was not proved. */
export function findLostTies(ids: readonly string[], ties: readonly Tie[]): Finding[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = ties.filter(({id}) => !ids.includes(id));
  const start = {file: 'proofs/lock/platform.json', line: 1, column: 1};
  return [
    ...twice.map((id) => {
      return {...start, kind: 'tie', message: `two scenarios have the id ${id}. Rename one.`};
    }),
    ...lost.map(({file, line, column, id, heading}) => {
      const where = heading === undefined ? '' : ` below “${heading}”`;
      const message = `the statement${where} names the scenario ${id}, which nothing proved. Name one of proofs/platform, or correct the statement.`;
      return {file, line, column, kind: 'tie', message};
    }),
  ];
}
