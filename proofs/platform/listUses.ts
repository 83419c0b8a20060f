import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Bundle} from '../bundleCode';
import type {Inputs} from '../types';
import {
  describePackages,
  parsePackages,
  readWitPackages,
  type WitPackage,
} from '../wit/witPackages';

/** The Cargo workspace of the components, as a path from the repository's root. */
const COMPONENTS = 'proofs/platform/components';

/** Inputs that scenarios may use: the files of the repository, components with their imports, and packages. */
type Usable = {
  files: readonly string[];
  components: readonly {name: string; packages: readonly string[]}[];
  packages: readonly WitPackage[];
  /** Dependencies of the components, from their lockfile. */
  dependencies: readonly string[];
};

/** Reads the inputs that the scenarios of a repository may use. */
export function readUsable(root: string, files: readonly string[]): Usable {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const manifest = new RegExp(`^${COMPONENTS}/([^/]+)/Cargo\\.toml$`);
  const members = files.flatMap((file) => file.match(manifest)?.[1] ?? []);
  const components = members.map((name) => {
    const own = files.filter((file) => file.startsWith(`${COMPONENTS}/${name}/wit/`));
    const worlds = own.map((file) => ({file, text: read(file), isLocal: true}));
    return {name, packages: parsePackages(worlds).flatMap(({names}) => names)};
  });
  // A new component is in the lockfile too, and changes nothing for the others.
  const dependencies = read(`${COMPONENTS}/Cargo.lock`)
    .split('[[package]]')
    .filter((entry) => entry.includes('\nsource = '));
  return {files, components, packages: readWitPackages(root), dependencies};
}

/**
 * Lists the inputs of a file of scenarios besides its code: the components that it names with the packages of their
 * worlds, the packages that it names itself, and the files at the paths in it. If it composes a name, all possible
 * ones count. Throws if it names a component that does not exist.
 */
export function listUses(
  {text, files}: Pick<Bundle, 'text' | 'files'>,
  usable: Usable,
): Required<Pick<Inputs, 'files' | 'folders' | 'data' | 'sources'>> {
  const components = findComponents(text, usable);
  const named = usable.packages.filter(({name}) => {
    return text.includes(`${name}/`) || text.includes(`${name.replace(/:.*/, '')}:\${`);
  });
  const names = [...components.flatMap(({packages}) => packages), ...named.map(({name}) => name)];
  const {data, sources} = describePackages(usable.packages, names);
  const isBuilt = components.length > 0;
  const paths = [...text.matchAll(/"((?:\.\.\/)+\w[^"]*)"/g)].flatMap(([, target = '']) =>
    files.map((file) => path.posix.join(path.posix.dirname(file), target)),
  );
  const isFolder = (target: string) => usable.files.some((file) => file.startsWith(`${target}/`));
  return {
    files: [
      ...(isBuilt ? [`${COMPONENTS}/Cargo.toml`] : []),
      ...usable.files.filter((file) => paths.includes(file)),
    ],
    folders: [
      ...components.map(({name}) => `${COMPONENTS}/${name}`),
      ...new Set(paths.filter(isFolder)),
    ],
    data: [data, isBuilt && usable.dependencies],
    sources,
  };
}

function findComponents(text: string, {components}: Usable): Usable['components'] {
  const calls = [...text.matchAll(/(?<!function )findComponent\d*\((?:"([^"]*)")?/g)];
  const named = calls.flatMap(([, name]) => name ?? []);
  const unknown = named.find((name) => !components.some((component) => component.name === name));
  if (unknown !== undefined) throw new Error(`there is no component ${unknown} in ${COMPONENTS}.`);
  const isPutTogether = named.length < calls.length;
  return components.filter(
    ({name}) => named.includes(name) || (isPutTogether && text.includes(`"${name}"`)),
  );
}
