import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

/** A package that reaches readers. */
export type ShippedPackage = {
  name: string;
  version: string;
  /** An SPDX identifier, or two with `OR` between them. */
  licence: string;
  /** The text of its licence; empty if the package has none. */
  text: string;
};

type Manifest = {
  name: string;
  version: string;
  license?: Licence | Licence[];
  licenses?: Licence[];
};
/** An SPDX expression, or the older form in its place. */
type Licence = string | {type?: string};

/** Licences that only require their own text beside a copy, as `licenses.txt` has it. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

const LICENCE_FILE = /^licen[cs]e(?:[.-](?:md|txt|mit))?$/i;

/** Matches the folder of a package, which may be nested in another's. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Returns the packages that these modules come from, each version once, sorted by name. Modules of the site itself
 * are ignored. Throws at a package whose licence is not known to be permissive.
 */
export async function readPackages(modules: Iterable<string>): Promise<ShippedPackage[]> {
  const folders = [...modules].flatMap((file) => file.match(PACKAGE_FOLDER)?.[0] ?? []);
  const packages = await Promise.all([...new Set(folders)].map(readPackage));
  const ids = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...ids].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

async function readPackage(folder: string): Promise<ShippedPackage> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const {name, version} = manifest;
  const licence = readLicence(manifest);
  if (!licence.split(' OR ').some((choice) => PERMISSIVE.includes(choice))) {
    throw new Error(
      `${name} ${version}, whose code reaches readers, has ${licence ? `the licence ${licence}` : 'no licence in its package.json'}. Replace the package; or, if the licence asks only for its text, add it to PERMISSIVE in plugins/output/shipped-packages/readPackages.ts.`,
    );
  }
  const file = (await readdir(folder)).sort().find((each) => LICENCE_FILE.test(each));
  const text = file === undefined ? '' : await readFile(path.join(folder, file), 'utf8');
  return {name, version, licence, text: text.trim()};
}

/** Returns the licence that a package names, or its choice of several. */
function readLicence({license, licenses = []}: Manifest): string {
  const names = [license ?? licenses].flat().map((each) => {
    return (typeof each === 'string' ? each : (each.type ?? '')).replace(/^\((.*)\)$/, '$1');
  });
  return names.join(' OR ');
}
