import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {requireOnlyAttribute} from 'docusaurus-wit-reference/elements';
import {ElementError} from 'docusaurus-wit-reference/catalogue';
import type {
  LoadedReference,
  ReferenceSource,
  ReferenceSymbol,
} from 'docusaurus-wit-reference/catalogue';
import {createDownloads, createDownload} from '../../lib/downloads';
import type {YamlPath} from 'docusaurus-wit-reference/parseYaml';
import {listRoutes, listSchemas, toSchemaId, type PageContext} from './description';
import {type DescriptionFile, readDescription} from './readDescription';
import {FOLDER, renderOperations, renderRoutes} from './renderOperations';
import {renderSchemas} from './renderSchemas';

/** The OpenAPI description of each page, as a path from the repository's root, by the page's route. */
type Options = {pages: Readonly<Record<string, string>>};

const ELEMENTS: Readonly<Record<string, (context: PageContext) => RootContent[]>> = {
  ApiRoutes: renderRoutes,
  ApiOperations: renderOperations,
  ApiSchemas: renderSchemas,
};

type ShownFile = DescriptionFile & {page: string; file: string};

/**
 * Returns the reference of the HTTP APIs: `<ApiRoutes file="…" />`, `<ApiOperations …>` and `<ApiSchemas …>` render
 * the OpenAPI description in `file`. Throws if a description has a problem. A page with only routes doesn't count as
 * that of the description.
 */
export function apiReference({pages}: Options): ReferenceSource {
  return {
    name: 'api',
    inputs: Object.values(pages),
    elements: Object.keys(ELEMENTS),
    load: async (root) => {
      const shown: ShownFile[] = [];
      for (const [page, file] of Object.entries(pages)) {
        shown.push({page, file, ...(await readDescription(root, file))});
      }
      return createLoadedReference(shown);
    },
  };
}

function createLoadedReference(shown: readonly ShownFile[]): LoadedReference {
  const read = (element: MdxJsxFlowElement): ShownFile => {
    const file = requireOnlyAttribute(element, 'file', 'sources/openapi/….yaml');
    const found = shown.find((each) => each.file === file);
    if (!found) {
      const known = shown.map((each) => each.file).join(', ');
      const remedy = `Name one of ${known}, or add it to references.ts.`;
      throw new ElementError(`the reference of the APIs has no ${file}. ${remedy}`, element);
    }
    return found;
  };
  return {
    symbols: shown.flatMap(listSymbols),
    findPage: (elements) => {
      const [first] = elements.map(read);
      const other = elements.find((element) => read(element) !== first);
      if (first && other) {
        const message = `this page shows ${first.file}. Show one description on a page.`;
        throw new ElementError(message, other);
      }
      return elements.some(({name}) => name !== 'ApiRoutes') ? first?.page : undefined;
    },
    render: (element, context) => {
      const {page: home, download, value: description} = read(element);
      return ELEMENTS[element.name ?? '']?.({...context, home, download, description}) ?? [];
    },
  };
}

function listSymbols({page, file, value, toLocation}: ShownFile): ReferenceSymbol[] {
  const start = (kind: 'route' | 'schema', keys: YamlPath) => ({
    reference: 'api',
    kind,
    page,
    location: {file, ...toLocation(keys)},
  });
  const routes = listRoutes(value).map(({id, name, method, path, operation: {summary}}) => ({
    ...start('route', ['paths', path, method.toLowerCase()]),
    name,
    label: name,
    anchor: id,
    summary,
  }));
  const schemas = listSchemas(value).map(([name, {description = '', 'x-wit': wit}]) => ({
    ...start('schema', ['components', 'schemas', name]),
    // Readers know the file by its address.
    name: `${FOLDER}/${path.basename(file)}#${name}`,
    label: name,
    anchor: toSchemaId(name),
    summary: description.split('\n\n')[0] ?? '',
    ...(wit !== undefined && {wit: [wit]}),
  }));
  return [...routes, ...schemas];
}

/**
 * Returns the Docusaurus plugin that serves the descriptions of `apiReference` as downloads: each of `files`, a path
 * from the site's folder. Also provides the styles of their entries.
 */
export function apiDownloads(
  files: readonly string[],
): (context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>) => Plugin {
  return (context) => {
    const sources = files.map((file) => path.join(context.siteDir, file));
    const read = async (source: string) =>
      createDownload(path.basename(source), await readFile(source));
    const downloads = createDownloads(context, {
      name: 'api-downloads',
      folder: FOLDER,
      listDownloads: () => Promise.all(sources.map(read)),
      pathsToWatch: sources,
    });
    return {...downloads, getClientModules: () => [path.join(__dirname, 'entries.css')]};
  };
}
