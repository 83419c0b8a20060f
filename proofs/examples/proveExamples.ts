import path from 'node:path';
import type {Variant} from '../../plugins/content/example-archives/index';
import {findTools, listMissingTools} from '../findTools';
import type {Outcome, ProofContext, ProofSource, Tools} from '../types';
import {prepareEnvironment} from './prepareEnvironment';
import {provideToolchain} from './provideToolchain';
import {runVariant} from './runVariant';
import type {Example} from './types';

/** Code that runs an example, besides its own files. */
const CODE = ['proofs/examples/runVariant.ts', 'proofs/examples/prepareEnvironment.ts'];
const HAYRIDE = 'proofs/examples/bin/run-on-hayride';
const NPM = 'proofs/examples/toolchain/package-lock.json';

/**
 * Returns a proof for each variant of an example: `example/greeter-js`, then `example/greeter-js#1` for its first
 * alternative. A variant without commands has none.
 */
export function proveExamples(examples: readonly Example[]): ProofSource[] {
  return examples.flatMap((example) =>
    example.variants.flatMap((variant, index): ProofSource[] => {
      if (variant.build.length + variant.run.length === 0) {
        return [];
      }
      const {npm, others: tools} = splitTools(variant);
      return [
        {
          id: nameVariant(example, index),
          tools,
          inputs: {
            code: CODE,
            files: [
              ...('hayride' in tools ? [HAYRIDE] : []),
              ...(Object.keys(npm).length > 0 ? [NPM] : []),
            ],
            folders: [example.folder],
          },
          run: (context) => runExample(example, {variant, npm}, context),
        },
      ];
    }),
  );
}

/** Runs a variant. One with npm tools is built below their folder, where `npx` finds them. */
async function runExample(
  example: Example,
  {variant, npm}: {variant: Variant; npm: Tools},
  context: ProofContext,
): Promise<Outcome> {
  const needsNpm = Object.keys(npm).length > 0;
  const env = await prepareEnvironment(context, needsNpm);
  const missing = listMissingTools(npm, findTools(env));
  if (missing.length > 0) {
    const place = {file: `${example.folder}/example.json`, line: 1, column: 1};
    return {findings: missing.map((message) => ({...place, kind: 'toolchain', message}))};
  }
  const scratch = needsNpm
    ? path.join(await provideToolchain(context.root), 'examples')
    : context.scratch;
  return {findings: await runVariant(example, variant, {...context, env, scratch})};
}

/** Splits the tools of a variant and of its runs: those of npm, which the proof installs, and the others. */
function splitTools({tools, run}: Variant): {npm: Tools; others: Tools} {
  const all = [tools, ...run.map((each) => each.tools ?? {})].flatMap((each) =>
    Object.entries(each),
  );
  const isOfNpm = ([name]: [string, string]) => NPM_TOOLS.includes(name);
  return {
    npm: Object.fromEntries(all.filter(isOfNpm)),
    others: Object.fromEntries(all.filter((tool) => !isOfNpm(tool))),
  };
}

/** Returns the id of the proof of an example's variant. */
export function nameVariant({folder}: Pick<Example, 'folder'>, index: number): string {
  return `example/${path.basename(folder)}${index === 0 ? '' : `#${index}`}`;
}

/** The programs of `toolchain/`. */
const NPM_TOOLS = ['jco'];
