/** The guide that explains the types which WIT itself has. */
const GUIDE = '/developer-guides/languages/wit';

const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  'primitive-types': [
    ...['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64'],
    ...['bool', 'char', 'string'],
  ],
  'generic-types': ['list', 'option', 'result'],
  variants: ['tuple'],
  resources: ['own', 'borrow'],
};

/** The addresses where a built-in type is explained, by its name. */
export const BUILT_IN_LINKS: ReadonlyMap<string, string> = new Map(
  Object.entries(ANCHORS).flatMap(([anchor, names]) =>
    names.map((name) => [name, `${GUIDE}#${anchor}`] as const),
  ),
);
