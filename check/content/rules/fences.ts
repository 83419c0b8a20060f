import {LANGUAGES} from '../../../plugins/content/code-highlight/index';
import {findCharacter} from '../../lib/findCharacter';
import {listNodes} from '../../lib/pages/nodes';
import type {Fence} from '../../lib/pages/types';
import {callsCli, readWalkTools} from '../../lib/pages/walkMarks';
import {parseBlock, PARSERS} from '../../lib/parsers';
import type {Rule} from './types';

const MOST_LINES = 10;
const SETTINGS_WITH_TEXT = ['title', 'alt', 'file', 'no-check', 'no-run', 'background', 'sample'];
const FLAGS = ['expect-error', 'fails', 'append', 'excerpt', 'result'];
const SETTINGS = [...SETTINGS_WITH_TEXT, ...FLAGS];

/** `fence-language`: every fence names a language that the site can show. */
export const checkFenceLanguages: Rule = ({fences}) => {
  const known = [...LANGUAGES.keys()].sort();
  return fences
    .filter(({language}) => !known.includes(language))
    .map((fence) => {
      const {language} = fence;
      const problem = language
        ? `the language “${language}” is unknown`
        : 'a fence has no language';
      return {...fence, message: `${problem}. Use one of ${known.join(', ')}.`};
    });
};

/** Tells whether only an example can check a block, but the block shows none. */
function isLoose({language, settings}: Fence): boolean {
  return LANGUAGES.get(language)?.check === 'example' && !('file' in settings);
}

/** `fence-length`: longer code is in `examples/`, where it is built and run. */
export const checkFenceLengths: Rule = ({fences}) =>
  fences.filter(isLoose).map(({line, column, language, code}) => {
    const {length} = code.split('\n');
    const message = `${length} lines of ${language}, ${MOST_LINES} at most. Move the code to examples/ and show it with file=, or split it.`;
    return {line, column, message: length > MOST_LINES ? message : undefined};
  });

/** `fence-reason`: code that nothing parses, builds or runs says why. */
export const checkFenceReasons: Rule = ({fences}) =>
  fences
    .filter((fence) => isLoose(fence) && !('no-check' in fence.settings))
    .map((fence) => ({
      ...fence,
      message: `nothing checks this ${fence.language} block. Show code from a file with file=, or give the reason: no-check="…".`,
    }));

/**
 * `fence-run`: commands are run by a walk of their page, or give a reason. Those of the closed command line need
 * none.
 */
export const checkFenceRuns: Rule = ({tree, fences}) => {
  const isWalked = listNodes(tree, 'mdxFlowExpression').some(({value}) => readWalkTools(value));
  return fences
    .filter(({language, settings, code}) => {
      const isExplained = 'no-run' in settings || callsCli(code);
      return language === 'sh' && !isWalked && !isExplained;
    })
    .map((fence) => ({
      ...fence,
      message:
        'nothing runs these commands. Declare the tools of the page, {/* walk: node, cargo */}, or give the reason: no-run="…".',
    }));
};

/** `fence-setting`: the settings after a fence's language are known and complete. */
export const checkFenceSettings: Rule = ({fences}) =>
  fences.flatMap((fence) => explainSettings(fence).map((message) => ({...fence, message})));

function explainSettings({language, settings, settingsError}: Fence): string[] {
  if (settingsError !== undefined) return [settingsError];
  const unknown = Object.keys(settings).filter((name) => !SETTINGS.includes(name));
  const required = LANGUAGES.get(language)?.check === 'draw' ? ['title', 'alt'] : [];
  const empty = SETTINGS_WITH_TEXT.filter((name) => {
    const value = settings[name] ?? (required.includes(name) ? '' : undefined);
    return value === true || value?.trim() === '';
  });
  return [
    ...unknown.map((name) => `“${name}” is not a setting of a fence. Use ${SETTINGS.join(', ')}.`),
    ...empty.map((name) => `the fence has no text for “${name}”. Write ${name}="…".`),
  ];
}

/**
 * `fence-syntax`: blocks are valid in their language, unless they show a failure, and no code has invisible
 * characters. Included code, and languages without a parser here, are otherwise left to the check of the examples.
 */
export const checkFenceSyntax: Rule = async ({fences}) => {
  const problems = fences
    .filter(({settings}) => !('file' in settings))
    .map(async (fence) => {
      const {language} = fence;
      const parser = PARSERS.get(language);
      if (parser) return parseBlock(fence, parser);
      return LANGUAGES.get(language)?.grammar
        ? parseBlock({...fence, settings: {}}, (code) => findCharacter(code))
        : undefined;
    });
  return (await Promise.all(problems)).filter((problem) => problem !== undefined);
};
