import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readOnlyAttribute} from '../shared/markdown/elements';
import {
  ElementError,
  type LoadedReference,
  type ReferenceSource,
  type ReferenceSymbol,
} from '../shared/catalogue/types';
import {listRoutes, listSchemas, toSchemaId} from './listEntries';
import {type DescriptionFile, readDescription} from './readDescription';
import {renderOperations, renderRoutes} from './renderOperations';
import {renderSchemas} from './renderSchemas';
import type {Block, PageContext} from './types';

/** What the reference of the HTTP APIs is made from. */
export type ApiReferenceOptions = {
  /** The OpenAPI description of each page, from the repository's root, by the page's route. */
  pages: Readonly<Record<string, string>>;
};

const ELEMENTS: Readonly<Record<string, (context: PageContext) => Block[]>> = {
  ApiRoutes: renderRoutes,
  ApiOperations: renderOperations,
  ApiSchemas: renderSchemas,
};

/**
 * The reference of the HTTP APIs: `<ApiRoutes file="…" />`, `<ApiOperations …>` and `<ApiSchemas …>`
 * become what the OpenAPI description in `file` says. Refuses a description with a problem.
 */
export function apiReference({pages}: ApiReferenceOptions): ReferenceSource {
  const files = Object.values(pages);
  return {
    name: 'api',
    inputs: files,
    elements: Object.keys(ELEMENTS),
    load: async (root) => {
      const descriptions = new Map<string, DescriptionFile>();
      for (const file of files) {
        descriptions.set(file, await readDescription(root, file));
      }
      return createReference(pages, descriptions);
    },
  };
}

function createReference(
  pages: ApiReferenceOptions['pages'],
  descriptions: ReadonlyMap<string, DescriptionFile>,
): LoadedReference {
  const entries = Object.entries(pages);
  const read = (element: MdxJsxFlowElement) => {
    const file = readOnlyAttribute(element, 'file', 'openapi/….yaml');
    const description = descriptions.get(file);
    if (!description) {
      const remedy = `Name one of ${Object.values(pages).join(', ')}, or add it to references.ts.`;
      throw new ElementError(`the reference of the APIs has no ${file}. ${remedy}`, element);
    }
    return {file, description: description.value};
  };
  return {
    symbols: entries.flatMap(([page, file]) => listSymbols(page, file, descriptions.get(file))),
    findPage: (elements) => {
      const [shown] = elements.map((element) => read(element).file);
      const other = elements.find((element) => read(element).file !== shown);
      if (other) {
        throw new ElementError(`this page shows ${shown}. Show one description on a page.`, other);
      }
      return entries.find(([, file]) => file === shown)?.[0];
    },
    render: (element, context) =>
      ELEMENTS[element.name ?? '']?.({...context, ...read(element)}) ?? [],
  };
}

function listSymbols(
  page: string,
  file: string,
  description: DescriptionFile | undefined,
): ReferenceSymbol[] {
  if (!description) {
    return [];
  }
  const {value, toLocation} = description;
  const routes = listRoutes(value).map(({id, name, keys, operation}): ReferenceSymbol<'api'> => ({
    reference: 'api',
    kind: 'route',
    name,
    label: name,
    page,
    anchor: id,
    summary: operation.summary,
    location: {file, ...toLocation(keys)},
  }));
  const schemas = listSchemas(value).map(
    ([name, {description = '', 'x-wit': wit}]): ReferenceSymbol<'api'> => ({
      reference: 'api',
      kind: 'schema',
      name: `${file}#${name}`,
      label: name,
      page,
      anchor: toSchemaId(name),
      summary: description.split('\n\n')[0] ?? '',
      ...(wit !== undefined && {wit: [wit]}),
      location: {file, ...toLocation(['components', 'schemas', name])},
    }),
  );
  return [...routes, ...schemas];
}
