import {BUILT_IN_KINDS} from '../parser/builtInTypes';

/** The guide that explains the types which WIT itself has. */
const GUIDE = '/developer-guides/languages/wit';

/** Where it explains each kind of them. */
const ANCHORS: Readonly<Record<keyof typeof BUILT_IN_KINDS, string>> = {
  primitive: 'primitive-types',
  generic: 'generic-types',
  tuple: 'variants',
  handle: 'resources',
  newer: 'limits',
};

/** The addresses where a built-in type is explained, by its name. */
export const BUILT_IN_LINKS: ReadonlyMap<string, string> = new Map(
  (Object.keys(ANCHORS) as (keyof typeof ANCHORS)[]).flatMap((kind) =>
    BUILT_IN_KINDS[kind].map((name) => [name, `${GUIDE}#${ANCHORS[kind]}`] as const),
  ),
);
