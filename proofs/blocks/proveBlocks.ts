import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Finding} from '../../check/lib/findings';
import {parseBlock} from '../../check/lib/parsers';
import type {Block} from './types';
import {digestCode, digestData, digestPackages} from '../inputs';
import type {Proof} from '../types';
import {createParser, PROGRAMS, type ComponentLanguage} from './componentParsers';

const CODE = 'proofs/blocks/componentParsers.ts';

/** A proof for each language that only the component toolchain parses: `blocks/wit`, `blocks/wac`. */
export function proveBlocks(
  root: string,
  blocks: readonly Block[],
  versions: Readonly<Record<string, string>>,
): Proof[] {
  const code = digestCode(root, CODE, 'check/lib/parsers.ts');
  return Object.entries(PROGRAMS).map(([name, program]) => {
    const language = name as ComponentLanguage;
    const own = blocks.filter((block) => block.language === language);
    const pages = [...new Set(own.map(({file}) => file))].map((file) => {
      const shown = own.filter((block) => block.file === file);
      return [file, digestData(shown.map(({settings, code}) => [settings, code]))] as const;
    });
    return {
      id: `blocks/${language}`,
      tools: {[program]: versions[program] ?? ''},
      inputs: {
        ...Object.fromEntries(pages),
        ...(language === 'wit' && {'wit/': digestPackages(root)}),
        [CODE]: code,
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
