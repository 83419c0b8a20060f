import {listUnignoredFiles} from '../plugins/lib/git';
import type {Finding} from '../check/lib/findings';
import {collectPages} from '../check/lib/pages/collectPages';
import {proveAfdocs} from './agents/proveAfdocs';
import {proveBindings} from './bindings/proveBindings';
import {collectBlocks} from './blocks/collectBlocks';
import {proveBlocks} from './blocks/proveBlocks';
import {proveEngines} from './engines/proveEngines';
import {checkSharedWit, collectExamples} from './examples/collectExamples';
import {proveExamples} from './examples/proveExamples';
import type {Block} from './blocks/types';
import type {Example} from './examples/types';
import {proveSpecs} from './browser/proveSpecs';
import {proveHosts} from './hosts/proveHosts';
import {digestProofs} from './inputs';
import {proveScenarios} from './platform/proveScenarios';
import {readVersions} from './readVersions';
import type {Proof} from './types';
import {proveScreenshots} from './visual/proveScreenshots';
import {collectSkillWalks} from './walks/collectSkillWalks';
import {listBlocks, listWalks, proveWalks} from './walks/proveWalks';
import type {Walk} from './walks/types';
import {provePackages} from './wit/provePackages';

/** All proofs of a repository, the sources that they were made from, and the findings in these. */
export type Collected = {
  proofs: Proof[];
  examples: Example[];
  walks: Walk[];
  blocks: Block[];
  findings: Finding[];
};

/** Reads pages, examples and scenarios, and returns their proofs with the digests of their inputs. */
export async function collectProofs(root: string, hasSite = false): Promise<Collected> {
  const versions = readVersions(root);
  const files = listUnignoredFiles(root);
  const {pages, unreadable} = await collectPages(root);
  const {blocks, findings} = collectBlocks(pages.values(), root);
  const {examples, findings: broken} = collectExamples(root);
  const skills = collectSkillWalks({root, pages, blocks});
  const walks = [...listWalks(pages, blocks), ...skills.walks];
  const walked = new Set(walks.flatMap(listBlocks));
  const isParsed = (block: Block) => !walked.has(block) && !block.shows?.startsWith('examples/');
  const proofs = [
    ...proveBindings(root),
    ...provePackages(root, versions),
    ...proveBlocks(root, blocks.filter(isParsed), versions),
    ...proveExamples(examples),
    ...proveWalks(walks, versions),
    ...(await proveScenarios(root, files, versions)),
    ...proveEngines(),
    ...proveHosts(),
    ...proveAfdocs(),
    ...(await proveSpecs(root, files)),
    ...(await proveScreenshots(root, files)),
  ];
  return {
    proofs: await digestProofs(root, proofs, {files, hasSite}),
    examples,
    walks,
    blocks,
    findings: [
      ...unreadable,
      ...findings,
      ...broken,
      ...skills.findings,
      ...checkSharedWit(root, examples),
    ],
  };
}
