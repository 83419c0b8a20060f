import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../tools/shared/pages/collectPages';

/** A statement that a scenario proves: where it is, below which heading, and the scenario's id. */
export type Tie = {id: string; file: string; line: number; column: number; heading?: string};

/** The folders of what readers read, and the comments that tie its statements to scenarios. */
const FOLDERS = ['docs', 'wit', 'openapi', 'bindings'];
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
  const files = folders.flatMap((folder) => listFiles(root, folder));
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
