import {toLocation, type SourceLocation} from '../../plugins/lib/location';
import type {Finding} from '../lib/findings';

/** The files at the root that list pages, as they are written. */
export type Lists = Readonly<Record<'references.ts' | 'routes.ts' | 'sidebars.ts', string>>;

/** Where a list has a string for the last time; its first line where it has none. */
export function locate(lists: Lists, file: keyof Lists, text: string): SourceLocation {
  const found = lists[file].lastIndexOf(`'${text}'`);
  return {file, ...toLocation(lists[file], Math.max(0, found))};
}

/**
 * What is wrong in the inputs of the references: each line of the message is `file:line:column: …`. One
 * without a location is about `references.ts`, at the file that the line names.
 */
export function parseFindings({message}: Error, lists: Lists): Finding[] {
  return message.split('\n').map((text) => {
    const [, file, line, column, problem] = text.match(/^(\S+?):(\d+):(\d+): (.*)$/) ?? [];
    if (file === undefined || problem === undefined) {
      const [name = ''] = text.match(/\S+\.(?:mdx|yaml)/) ?? [];
      return {...locate(lists, 'references.ts', name), kind: 'reference', message: text};
    }
    const location = {file, line: Number(line), column: Number(column)};
    return {...location, kind: 'reference', message: problem};
  });
}
