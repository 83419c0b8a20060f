import type {Problem} from '../shared/location';
import type {FrontMatter} from './readFrontMatter';

/** The page types of this site; each has its own sections (CONTRIBUTING.md lists them). */
const PAGE_TYPES = ['concept', 'tutorial', 'how-to', 'reference', 'index'] as const;

const REQUIRED = ['title', 'description', 'type'] as const;
const KNOWN = [...REQUIRED, 'sidebar_label'];
const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 155;

/**
 * Returns every way in which front matter breaks the rules, in the order of the file. A key that is
 * missing is reported at the start of the page.
 */
export function validateFrontMatter({
  values,
  spans,
}: Pick<FrontMatter, 'values' | 'spans'>): Problem[] {
  const at = (key: string, part: 'key' | 'value', message: string): Problem => {
    const {line, column} = spans.get(key)?.[part] ?? {line: 1, column: 1};
    return {line, column, message};
  };
  const unknown = Object.keys(values)
    .filter((key) => !KNOWN.includes(key))
    .map((key) =>
      at(key, 'key', `unknown key "${key}". Known keys: ${KNOWN.join(', ')}. Remove it.`),
    );
  const missing = REQUIRED.filter((key) => !isText(values[key])).map((key) =>
    at(key, 'key', `"${key}" is missing or empty. Add it as a line of text.`),
  );
  const problems = [...unknown, ...missing];
  const {description, type} = values;
  if (
    isText(description) &&
    (description.length < DESCRIPTION_MIN || description.length > DESCRIPTION_MAX)
  ) {
    const message = `"description" has ${description.length} characters. Write one sentence of ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}.`;
    problems.push(at('description', 'value', message));
  }
  if (isText(type) && !(PAGE_TYPES as readonly string[]).includes(type)) {
    const message = `unknown type "${type}". Use one of ${PAGE_TYPES.join(', ')}.`;
    problems.push(at('type', 'value', message));
  }
  return problems.sort((a, b) => a.line - b.line);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
