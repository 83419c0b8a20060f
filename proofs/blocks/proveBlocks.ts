import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Finding} from '../../check/lib/findings';
import {parseBlock} from '../../check/lib/parsers';
import type {Block} from './types';
import type {ProofSource} from '../types';
import {describePackages, readWitPackages} from '../wit/witPackages';
import {createParser, PROGRAMS, type ComponentLanguage} from './componentParsers';

const CODE = ['proofs/blocks/componentParsers.ts', 'check/lib/parsers.ts'];

/** Returns a proof for each language that only the component toolchain parses: `blocks/wit`, `blocks/wac`. */
export function proveBlocks(
  root: string,
  blocks: readonly Block[],
  versions: Readonly<Record<string, string>>,
): ProofSource[] {
  const packages = describePackages(readWitPackages(root));
  return Object.entries(PROGRAMS).map(([name, program]) => {
    const language = name as ComponentLanguage;
    const own = blocks.filter((block) => block.language === language);
    const shown = own.map(({settings, code}) => [settings, code]);
    const pages = own.map(({file}) => file);
    return {
      id: `blocks/${language}`,
      tools: {[program]: versions[program] ?? ''},
      inputs: {
        code: CODE,
        data: language === 'wit' ? [shown, packages.data] : shown,
        sources: language === 'wit' ? [...pages, ...packages.sources] : pages,
      },
      run: async ({env, scratch}) => {
        const folder = path.join(scratch, language);
        await mkdir(folder, {recursive: true});
        const parser = await createParser(language, {root, env, folder});
        const findings: Finding[] = [];
        for (const block of own) {
          const problem = await parseBlock(block, parser);
          if (problem) {
            findings.push({file: block.file, kind: language, ...problem});
          }
        }
        return {findings};
      },
    };
  });
}
