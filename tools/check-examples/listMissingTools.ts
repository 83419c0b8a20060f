import type {FindTool} from './findTools';

/** What keeps a way from running here: each tool that is missing or has another version. */
export function listMissingTools(
  tools: Readonly<Record<string, string>>,
  find: FindTool,
): string[] {
  return Object.entries(tools).flatMap(([name, wanted]) => {
    const version = find(name);
    if (version === undefined) {
      return [`${name} ${wanted} is not installed`];
    }
    return isVersion(version, wanted) ? [] : [`${name} is ${version}, not ${wanted}`];
  });
}

/** `1.26` asks for any release of 1.26, `1.26.8` for that one. */
function isVersion(version: string, wanted: string): boolean {
  return version === wanted || version.startsWith(`${wanted}.`);
}
