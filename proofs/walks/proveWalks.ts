import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Pages} from '../../check/lib/pages/types';
import {packExample, readExample} from '../../plugins/content/example-archives/index';
import {SITE_URL} from '../../siteAddress';
import type {Block} from '../blocks/types';
import {prepareEnvironment} from '../examples/prepareEnvironment';
import type {ProofContext, ProofSource} from '../types';
import {collectWalks} from './collectWalks';
import {nameRoute, runWalk} from './runWalk';
import type {Walk} from './types';

const CODE = ['proofs/walks/runWalk.ts', 'proofs/examples/prepareEnvironment.ts'];

/**
 * Returns a proof for each walk: `walk/developer-guides/languages/rust`, with `#go` if a page has languages.
 * `versions` has the versions of tools that the page doesn't pin.
 */
export function proveWalks(
  walks: readonly Walk[],
  versions: Readonly<Record<string, string>>,
): ProofSource[] {
  return walks.map((walk) => ({
    id: nameWalk(walk),
    tools: Object.fromEntries(
      Object.entries(walk.tools).map(([tool, version]) => [
        tool,
        version || (Object.hasOwn(versions, tool) && versions[tool]) || '',
      ]),
    ),
    inputs: {
      code: CODE,
      data: listBlocks(walk).map(({language, settings, code}) => [language, settings, code]),
      folders: listArchives(walk).map((name) => `examples/${name}`),
      sources: [walk.file, ...new Set(listBlocks(walk).flatMap(({shows}) => shows ?? []))],
    },
    run: async (context) => {
      const env = await prepareEnvironment(context, false);
      const {findings} = await runWalk(await offerArchives(walk, context), {...context, env});
      return {findings};
    },
  }));
}

/** Lists the walks of all pages, with the code that their blocks include. */
export function listWalks(pages: Pages, blocks: readonly Block[]): Walk[] {
  return [...pages.values()].flatMap((page) => {
    return collectWalks(
      page,
      blocks.filter(({file}) => file === page.file),
    );
  });
}

/** Matches the command that unpacks an example's archive, which its reader has downloaded. */
const UNPACK = /^tar -xzf ([\w-]+)\.tar\.gz$/m;

function listArchives({steps}: Walk): string[] {
  return steps.flatMap((step) => (step.kind === 'run' && UNPACK.exec(step.code)?.[1]) || []);
}

/** Packs the archives that a walk unpacks, and copies each into the folder where that happens. */
async function offerArchives(walk: Walk, {root, scratch}: ProofContext): Promise<Walk> {
  const folder = path.join(scratch, 'archives');
  await mkdir(folder, {recursive: true});
  for (const name of listArchives(walk)) {
    const {content} = await packExample(readExample(root, name), SITE_URL);
    await writeFile(path.join(folder, `${name}.tar.gz`), content);
  }
  const steps = walk.steps.map((step) => {
    const name = step.kind === 'run' && UNPACK.exec(step.code)?.[1];
    return name ? {...step, code: `cp '${folder}/${name}.tar.gz' .\n${step.code}`} : step;
  });
  return {...walk, steps};
}

/** Returns the id of a walk's proof. */
export function nameWalk({file, language}: Pick<Walk, 'file' | 'language'>): string {
  return `walk/${nameRoute(file).replace(/\.md$/, '')}${language === undefined ? '' : `#${language}`}`;
}

/** Lists the blocks that a walk uses or compares, in the order of its steps. */
export function listBlocks({steps}: Walk): Block[] {
  return steps.flatMap((step) => [
    step.block,
    ...('output' in step && step.output ? [step.output.block] : []),
  ]);
}
