import {toLocation} from 'docusaurus-built-pages/location';
import {maskProse} from '../../lib/pages/collectProse';
import {listNodes} from '../../lib/pages/nodes';
import type {Rule, WordRule} from './types';

/** A pattern that prose must not match, and what to write instead. */
type Banned = {pattern: RegExp; remedy: string};

const BELITTLING = 'Leave it out: what is simple for you may be new to the reader.';
const UNFINISHED = 'A page says what is: leave it out, or write what is known.';

const WORDS: readonly Banned[] = [
  {pattern: /\b(?:simply|just|easy|easily|obviously)\b(?!-)/gi, remedy: BELITTLING},
  {pattern: /\bplease\b/gi, remedy: 'Leave it out and use the plain imperative.'},
  {pattern: /\b(?:TODO|FIXME)\b/g, remedy: UNFINISHED},
  {
    pattern: /\b(?:coming\s+soon|work\s+in\s+progress|placeholder|lorem\s+ipsum)\b/gi,
    remedy: UNFINISHED,
  },
];

/** Phrases that a native writer would not use, or only in another sense. */
const PHRASES: readonly Banned[] = [
  {pattern: /(?<!-)\balone\b/gi, remedy: 'Write “only”.'},
  {pattern: /\bstands?\b(?!-)/gi, remedy: 'Write “is”, “means” or “replaces”.'},
  {pattern: /\blies?\s+(?:at|behind|below|beside|between|in|on|under)\b/gi, remedy: 'Write “is”.'},
  {
    pattern: /\b(?:a|an)\s+\w+\s+of\s+(?:yours|your\s+own)\b/gi,
    remedy: 'Write “your” or “your own”.',
  },
  {pattern: /\b(?:is|are)\s+no\s+(?:valid|known)\b/gi, remedy: 'Write “isn’t” or “aren’t”.'},
  {pattern: /\bwhoever\b/gi, remedy: 'Name who does it.'},
  {pattern: /\ba\s+text\b|\btexts\b/gi, remedy: 'Write “string”, “message” or “document”.'},
  {pattern: /\bwithout\s+your\s+\w+ing\b/gi, remedy: 'Write “automatically”, or say who does it.'},
  {
    pattern: /\b(?:as\s+far\s+as\s+is|is\s+not)\s+known\b|\bby\s+its\s+source\b/gi,
    remedy: 'The mark of provenance says this: leave it out.',
  },
  {pattern: /\band\s+the\s+like\b/gi, remedy: 'Write “and similar …”, or name the things.'},
  {pattern: /(?<=^|[.?!]\s+)Nor\b/g, remedy: 'Write “It also doesn’t …”.'},
  {pattern: /\bgoes?\s+by\b/gi, remedy: 'Say what is compared or used.'},
  {
    pattern: /\b(?:hence|thus|upon|whereby)\b/gi,
    remedy: 'Use the everyday word: “so”, “on”, “by which”.',
  },
];

/** Words that promise more than the runtime guarantees. */
const PROMISES: readonly Banned[] = [
  {pattern: /\bsecur(?:e|ely)\b/gi, remedy: 'Name the access that is or is not given.'},
  {
    pattern: /\b(?:fully|completely|strictly|perfectly)\s+(?:isolated|sandboxed)\b/gi,
    remedy: 'Each component that imports WASI reaches the current folder and ~/.hayride: say so.',
  },
  {
    pattern: /\bden(?:y|ied)[\s-]by[\s-]default\b/gi,
    remedy: 'Imports are linked without a list of permissions: say what is linked.',
  },
  {
    pattern: /\b(?:untrusted|hostile|malicious)\s+(?:code|components?|morphs?|programs?)\b/gi,
    remedy: 'Hayride has no boundary for it: say that only trusted components belong in it.',
  },
  {
    pattern: /\bsafe(?:ly)?\s+(?:to\s+)?(?:run|execute|cast)\b/gi,
    remedy: 'Say what the component can reach.',
  },
  {
    pattern: /\b(?:cannot|can't|can’t|never)\s+escape\b/gi,
    remedy: 'Say what crosses the boundary and what does not.',
  },
  {
    pattern: /\bproduction[\s-](?:ready|grade)\b/gi,
    remedy: 'Hayride is in alpha: name the release.',
  },
  {pattern: /\bguarantee(?:s|d)?\b/gi, remedy: 'Say what was checked, and against which version.'},
];

const NEGATION = /\b(?:no|not|never|nor|neither|none|nothing|nobody|without|cannot)\b|n['’]t\b/i;

/** `banned-word`: no words that belittle the reader or admit that a page is not finished. */
export const checkBannedWords = banAll(WORDS, (word) => `“${word}” is a banned word.`);

/** `phrase`: no wording that reads translated. */
export const checkPhrases = banAll(PHRASES, (phrase) => `“${phrase}” reads translated.`);

/** `promise`: none that the runtime does not keep; a sentence that denies it is fine. */
export const checkPromises = banAll(PROMISES, (match, before) =>
  NEGATION.test(before) ? undefined : `“${match}” promises too much.`,
);

/** `exclamation-mark`: none in prose; output that has one belongs in code. */
export const checkExclamations = banAll(
  [{pattern: /!/g, remedy: 'End with a full stop; put output and code in backticks.'}],
  () => 'an exclamation mark.',
);

const MOST_WORDS = 35;
/** Matches a sentence of masked prose: it ends before a space, possibly with a quotation mark or a bracket. */
const SENTENCE = /\S[^]*?(?:[.!?][”"’)]*(?=\s)|$)/g;

/** `sentence`: at most 35 words; code counts as one. Table cells are not sentences. */
export const checkSentences: Rule = ({source, tree}) =>
  listNodes(tree, 'paragraph')
    .map((paragraph) => maskProse(source, paragraph))
    .flatMap(({text, offset}) =>
      [...text.matchAll(SENTENCE)].map(({0: sentence, index}) => {
        const words = sentence.match(/\S*[\p{L}\p{N}`]\S*/gu) ?? [];
        const at = toLocation(source, offset + index);
        const start = source.slice(offset + index, offset + index + sentence.length);
        const first = start.split(/\s+/, 6).join(' ');
        const message = `the sentence “${first} …” has ${words.length} words, ${MOST_WORDS} at most. Make two sentences or a list of it.`;
        return {...at, message: words.length > MOST_WORDS ? message : undefined};
      }),
    );

/** Returns a rule that reports patterns; `describe` receives a match and its sentence up to there. */
function banAll(
  list: readonly Banned[],
  describe: (match: string, before: string) => string | undefined,
): WordRule {
  return ({source, prose}) =>
    list.flatMap(({pattern, remedy}) =>
      prose.flatMap(({text, offset}) =>
        [...text.matchAll(pattern)].map(({0: match, index}) => {
          const sentences = text.slice(0, index).split(/[.!?]\s/);
          const problem = describe(match.replace(/\s+/g, ' '), sentences.at(-1) ?? '');
          const message = problem && `${problem} ${remedy}`;
          return {...toLocation(source, offset + index), message};
        }),
      ),
    );
}
