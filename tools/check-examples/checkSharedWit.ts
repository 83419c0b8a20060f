import type {Example, Finding} from './types';

/** Reads a file below the repository's root; undefined where there is none. */
type ReadFile = (file: string) => string | undefined;

/**
 * The examples of one task, `examples/<task>-<language>`, have one `wit/world.wit`: readers compare
 * languages, not worlds.
 */
export function checkSharedWit(examples: readonly Example[], readFile: ReadFile): Finding[] {
  const first = new Map<string, {file: string; text: string}>();
  return examples.flatMap(({folder}) => {
    const task = folder.replace(/-[^-/]+$/, '');
    const file = `${folder}/wit/world.wit`;
    const text = readFile(file);
    const other = first.get(task);
    if (text === undefined || other?.text === text) {
      return [];
    }
    if (!other) {
      first.set(task, {file, text});
      return [];
    }
    return [
      {
        file,
        line: findFirstDifference(other.text, text),
        column: 1,
        kind: 'shared-wit',
        message: `this differs from ${other.file}. The same task has the same world: copy the one that is right.`,
      },
    ];
  });
}

function findFirstDifference(left: string, right: string): number {
  const other = left.split('\n');
  return right.split('\n').findIndex((line, index) => line !== other[index]) + 1 || 1;
}
