import {packArchive, type Download} from '../../lib/downloads';
import type {Example, Run, Variant} from './readExample';

/** Packs an example as `<name>.tar.gz`: a folder `<name>/` with its files and a README, which links to the site. */
export function packExample(example: Example, url: string): Promise<Download> {
  const {name, files} = example;
  const readme = {path: 'README.md', content: Buffer.from(renderReadme(example, url))};
  const packed = [readme, ...files.filter(({path}) => path !== readme.path)];
  return packArchive(
    name,
    packed.map(({path, content}) => ({path: `${name}/${path}`, content})),
  );
}

/** The program in proofs/examples that runs a component on Hayride, which readers don't have. */
const OWN_PROGRAM = 'run-on-hayride';

/** Commands that install the packages of `requirements.txt`, and let the commands after them find their programs. */
const PYTHON_PACKAGES = [
  'python3 -m venv .venv',
  '. .venv/bin/activate',
  'pip install -r requirements.txt',
];

/** Descriptions of tools that are not a program on the `PATH`. */
const TOOL_NAMES = new Map([
  ['tinygo-net', 'a release of TinyGo, with its packages `net` and `net/http`,'],
  ['wasm32-wasip2', 'the Rust target `wasm32-wasip2`, of Rust'],
]);

/** Renders the README of an archive: the example, its tools, and how to build and run it. */
export function renderReadme(example: Example, url: string): string {
  const {name, title, variants} = example;
  const ways = variants.map(omitOwnRuns).filter(({build, run}) => build.length + run.length > 0);
  const parts = ways.flatMap((way, index) => [
    index === 0 ? '## Build and run' : '## Build and run with other tools',
    listTools(way),
    fence([...listBuild(example, way), ...way.run.flatMap(renderRun)]),
  ]);
  return `${[
    `# ${title}`,
    `The example \`${name}\` of the Hayride documentation, ${url}.`,
    ...parts,
  ].join('\n\n')}\n`;
}

/** Lists the shell commands that unpack an archive and build its component. */
export function listCommands(example: Example): string[] {
  const {name, variants} = example;
  // Some examples are first tested without a component, with fewer tools.
  const way = variants.find(({build}) => build.some((line) => line.includes('.wasm')));
  return [
    `tar -xzf ${name}.tar.gz`,
    `cd ${name}`,
    ...listBuild(example, way ?? example.variants[0]),
  ];
}

/** Lists the commands of `build`, each of which starts in the example's folder. */
function listBuild({files}: Example, {build}: Variant): string[] {
  const has = (name: string) => files.some(({path}) => path === name);
  return [
    ...(has('package.json') ? ['npm install'] : []),
    ...(has('requirements.txt') ? PYTHON_PACKAGES : []),
    ...build.map(keepFolder),
  ];
}

function renderRun({command, expect}: Run): string[] {
  return command.startsWith('! ')
    ? [`# Fails, and prints what is in ${expect}:`, keepFolder(command.slice(2))]
    : [`# Prints what is in ${expect}:`, keepFolder(command)];
}

function keepFolder(command: string): string {
  return command.startsWith('cd ') ? `(${command})` : command;
}

function omitOwnRuns({run, ...way}: Variant): Variant {
  return {...way, run: run.filter(({command}) => !command.includes(OWN_PROGRAM))};
}

function listTools({tools, run}: Variant): string {
  const all = Object.assign({}, tools, ...run.map((each) => each.tools)) as Variant['tools'];
  const lines = Object.entries(all).map(
    ([tool, version]) => `- ${TOOL_NAMES.get(tool) ?? `\`${tool}\``} ${version}`,
  );
  return ['You need:', '', ...lines].join('\n');
}

function fence(lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}
