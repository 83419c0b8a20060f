import type {ShippedPackage} from './readPackages';

const RULE = '-'.repeat(80);

/** The packages with the texts of their licences, for readers: a text that several have, once. */
export function renderLicences(packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const {name, version, licence, text} of packages) {
    const key =
      text || `Its package has no text of the licence: https://spdx.org/licenses/${licence}`;
    groups.set(key, [...(groups.get(key) ?? []), `${name} ${version} (${licence})`]);
  }
  const parts = [...groups].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}`);
  const head = 'The scripts and styles of this site contain code of these packages.';
  return `${[head, ...parts].join('\n\n')}\n`;
}
