import type {Fence, Rule} from '../types';

const WITH_TEXT = ['title', 'alt', 'file', 'no-check'];
const KNOWN = [...WITH_TEXT, 'expect-error'];

/** What stands behind a fence's language is known and complete; a diagram has its two texts. */
export const checkFenceSettings: Rule = ({fences}) =>
  fences.flatMap((fence) => {
    const {line, column} = fence;
    return readProblems(fence).map((message) => ({line, column, message}));
  });

function readProblems({language, settings, settingsError}: Fence): string[] {
  if (settingsError !== undefined) {
    return [settingsError];
  }
  const unknown = Object.keys(settings).filter((name) => !KNOWN.includes(name));
  const required = language === 'dot' ? ['title', 'alt'] : [];
  const empty = WITH_TEXT.filter((name) => {
    const text = settings[name] ?? (required.includes(name) ? '' : 'not asked for');
    return text === true || text.trim() === '';
  });
  return [
    ...unknown.map((name) => `“${name}” is no setting of a fence. Use ${KNOWN.join(', ')}.`),
    ...empty.map((name) => `the fence has no text for “${name}”. Write ${name}="…".`),
  ];
}
