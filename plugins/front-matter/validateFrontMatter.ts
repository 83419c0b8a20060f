/** The page types of this site; each has its own sections (CONTRIBUTING.md lists them). */
export const PAGE_TYPES = ['concept', 'tutorial', 'how-to', 'reference', 'index'] as const;

const REQUIRED = ['title', 'description', 'type'] as const;
const KNOWN = [...REQUIRED, 'sidebar_label'];
const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 155;

/** One finding: the line in the file (1-based) and what is wrong with what to do about it. */
export type FrontMatterFinding = {line: number; message: string};

/** Every way in which a page's front matter breaks the rules, in the order of the file. */
export function validateFrontMatter({
  fileContent,
  frontMatter,
}: {
  fileContent: string;
  frontMatter: Record<string, unknown>;
}): FrontMatterFinding[] {
  const at = (key: string, message: string) => ({line: lineOf(fileContent, key), message});
  const findings = Object.keys(frontMatter)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => at(key, `unknown key "${key}". Known keys: ${KNOWN.join(', ')}. Remove it.`));
  for (const key of REQUIRED) {
    const value = frontMatter[key];
    if (typeof value !== 'string' || value.trim() === '') {
      findings.push(at(key, `"${key}" is missing or empty. Add it as a line of text.`));
    }
  }
  return [...findings, ...checkDescription(frontMatter, at), ...checkType(frontMatter, at)].sort(
    (a, b) => a.line - b.line,
  );
}

type At = (key: string, message: string) => FrontMatterFinding;

function checkDescription({description}: Record<string, unknown>, at: At): FrontMatterFinding[] {
  if (typeof description !== 'string' || description.trim() === '') {
    return [];
  }
  const {length} = description;
  if (length >= DESCRIPTION_MIN && length <= DESCRIPTION_MAX) {
    return [];
  }
  const wanted = `${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}`;
  return [
    at('description', `"description" has ${length} characters. Write one sentence of ${wanted}.`),
  ];
}

function checkType({type}: Record<string, unknown>, at: At): FrontMatterFinding[] {
  if (typeof type !== 'string' || (PAGE_TYPES as readonly string[]).includes(type)) {
    return [];
  }
  return [at('type', `unknown type "${type}". Use one of ${PAGE_TYPES.join(', ')}.`)];
}

/** The line of the front matter on which a key stands; 1, the opening `---`, where it does not. */
function lineOf(fileContent: string, key: string): number {
  const [frontMatter = ''] = fileContent.match(/^---\r?\n(?:.*\r?\n)*?---/) ?? [];
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}
