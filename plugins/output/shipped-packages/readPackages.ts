import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {toSlashes} from 'docusaurus-built-pages/files';

/** A package that reaches readers. */
export type ShippedPackage = {
  name: string;
  version: string;
  /** An SPDX identifier, or two with `OR` between them. */
  licence: string;
  /** The text of its licence; empty if the package has none. */
  text: string;
  /** The checksum of its archive in the lockfile, such as `sha512-…`. */
  integrity: string;
};

type Manifest = {
  name: string;
  version: string;
  license?: Licence | Licence[];
  licenses?: Licence[];
};
/** An SPDX expression, or the older form in its place. */
type Licence = string | {type?: string};
type Lockfile = {packages: Record<string, {integrity?: string}>};

/** Licences that only require their own text beside a copy, as `licenses.txt` has it. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

const LICENCE_FILE = /^licen[cs]e(?:[.-](?:md|txt|mit))?$/i;

/** Matches the folder of a package, which may be nested in another's. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Returns the packages that these modules come from, each version once, sorted by name. Modules of the site itself
 * are ignored. Throws at a package whose licence is not known to be permissive.
 */
export async function readPackages(
  modules: Iterable<string>,
  root: string,
): Promise<ShippedPackage[]> {
  const folders = [...modules].flatMap((file) => file.match(PACKAGE_FOLDER)?.[0] ?? []);
  const lockfile = await readJson<Lockfile>(path.join(root, 'package-lock.json'));
  const packages = await Promise.all(
    [...new Set(folders)].map((folder) => readPackage(folder, root, lockfile)),
  );
  const ids = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...ids].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

async function readPackage(
  folder: string,
  root: string,
  {packages}: Lockfile,
): Promise<ShippedPackage> {
  const manifest = await readJson<Manifest>(path.join(folder, 'package.json'));
  const {name, version} = manifest;
  const licence = readLicence(manifest);
  if (!licence.split(' OR ').some((choice) => PERMISSIVE.includes(choice))) {
    throw new Error(
      `${name} ${version}, whose code reaches readers, has ${licence ? `the licence ${licence}` : 'no licence in its package.json'}. Replace the package; or, if the licence asks only for its text, add it to PERMISSIVE in plugins/output/shipped-packages/readPackages.ts.`,
    );
  }
  const file = (await readdir(folder)).sort().find((each) => LICENCE_FILE.test(each));
  const text = file === undefined ? '' : await readFile(path.join(folder, file), 'utf8');
  const place = toSlashes(path.relative(root, folder));
  return {name, version, licence, text: text.trim(), integrity: packages[place]?.integrity ?? ''};
}

/** Returns the licence that a package names, or its choice of several. */
function readLicence({license, licenses = []}: Manifest): string {
  const names = [license ?? licenses].flat().map((each) => {
    return (typeof each === 'string' ? each : (each.type ?? '')).replace(/^\((.*)\)$/, '$1');
  });
  return names.join(' OR ');
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value;
}
