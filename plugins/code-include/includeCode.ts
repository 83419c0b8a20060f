import {parseTarget, type Target} from './parseTarget';
import {readRegion, RegionError} from './readRegion';

/** What reads the repository; paths start at its root. */
export type Disk = {
  /** The text of a file; undefined where there is none. */
  readFile: (file: string) => string | undefined;
  /** The names of what is in a folder; none where there is no such folder. */
  listFiles: (folder: string) => string[];
};

/** The code that `file=…` of a fence stands for. Throws what is wrong and what there is instead. */
export function includeCode(value: string, disk: Disk): string {
  const target = parseTarget(value);
  const text = disk.readFile(target.file);
  if (text === undefined) {
    throw new Error(explainMissingFile(target.file, disk.listFiles));
  }
  try {
    return readRegion(text, target.region);
  } catch (error) {
    throw error instanceof RegionError ? new Error(placeError(target, error)) : error;
  }
}

function placeError({file}: Target, {line, message}: RegionError): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** Lists the files of the nearest folder that exists. */
function explainMissingFile(file: string, listFiles: Disk['listFiles']): string {
  const parts = file.split('/').slice(0, -1);
  while (parts.length > 0) {
    const folder = parts.join('/');
    const files = listFiles(folder);
    if (files.length > 0) {
      return `there is no file ${file}. ${folder}/ has ${files.join(', ')}.`;
    }
    parts.pop();
  }
  return `there is no file ${file}.`;
}
