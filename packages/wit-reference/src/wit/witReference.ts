import Joi from 'joi';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readOptions} from 'docusaurus-built-pages/readOptions';
import {BUILT_IN_TYPES, type Package, type WitSource} from 'wit-docs';
import {ElementError, type ReferenceSource, type ReferenceSymbol} from '../catalogue';
import {requireNothing, requireOnlyAttribute} from '../markdown/elements';
import {buildReference, type Entry, type WitReference, type WitOptions} from './buildReference';
import {drawMap} from './drawPictures';
import {findBlockLinks, findEntry} from './findNames';
import {FOLDER, readSources, readDocComments} from './loadPackages';
import {renderWitPackage} from './renderWitPackage';

/** Data for rendering a site's own elements. */
export type WitContext = {
  /** The site's folder. */
  root: string;
  /** All WIT files, in the order of pages. */
  sources: readonly WitSource[];
  packages: readonly Package[];
  /** Finds the entry that inline code names. */
  find: (text: string) => ReferenceSymbol | undefined;
};

type RenderElement = (element: MdxJsxFlowElement) => RootContent[];

/** Prepares a site's own element whenever the WIT changes, and returns the function that renders it. */
export type WitElement = (context: WitContext) => RenderElement | Promise<RenderElement>;

export type WitReferenceOptions = WitOptions & {
  /** Additional elements of the site by name, rendered from the same WIT. @default none */
  elements?: Readonly<Record<string, WitElement>>;
};

const PACKAGE = 'WitPackage';
const MAP = 'WitMap';

const TEXT = Joi.string().required();

const SCHEMAS: Record<keyof WitReferenceOptions, Joi.Schema> = {
  folder: Joi.string(),
  pages: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
  namespace: Joi.string(),
  guide: Joi.object(Object.fromEntries(Object.keys(BUILT_IN_TYPES).map((group) => [group, TEXT]))),
  docs: Joi.valid('free', 'labelled'),
  implementers: Joi.object().pattern(
    Joi.string(),
    Joi.object({role: Joi.valid('guest', 'host', 'data', 'none').required(), words: TEXT}),
  ),
  counterparts: Joi.object().pattern(Joi.string(), Joi.string()),
  pictures: Joi.function(),
  elements: Joi.object({[PACKAGE]: Joi.forbidden(), [MAP]: Joi.forbidden()}).pattern(
    Joi.string(),
    Joi.function(),
  ),
};

/**
 * Returns the reference of the WIT packages in `folder`. `<WitPackage name="wasi:io" />` renders the entries of a
 * package, folded with the attribute `folded`, and `<WitMap />` a picture of all packages.
 */
export function witReference(given: WitReferenceOptions): ReferenceSource {
  const options = readOptions<WitReferenceOptions>('wit-reference', SCHEMAS, given);
  const {folder = FOLDER} = options;
  const own = Object.entries(options.elements ?? {});
  return {
    name: 'wit',
    inputs: [folder],
    elements: [PACKAGE, MAP, ...own.map(([name]) => name)],
    load: async (root) => {
      const sources = readSources(root, folder);
      const reference = buildReference(sources, options, readDocComments(root, folder));
      const find = (text: string) => findEntry(reference, text);
      const context = {root, sources, packages: reference.packages, find};
      const prepared = own.map(async ([name, prepare]) => [name, await prepare(context)] as const);
      const renderers = new Map(await Promise.all(prepared));
      return {
        symbols: [...reference.entries.values()],
        findPage: (elements) => findPage(elements, reference, options.pages),
        render: (element, {catalogue}) => {
          const render = renderers.get(element.name ?? '');
          if (render) return render(element);
          if (element.name === MAP) return [renderMap(element, reference)];
          const entry = requirePackage(element, reference);
          const isFolded = element.attributes.some(isFold);
          return renderWitPackage(entry, {...reference, catalogue}, isFolded);
        },
        findSymbol: find,
        findCodeLinks: (code, language, page) =>
          language === 'wit' || language === 'wac'
            ? findBlockLinks(reference, code, language, page)
            : [],
      };
    },
  };
}

/** Returns the page whose packages the elements show. Throws if they differ from the options. */
function findPage(
  elements: readonly MdxJsxFlowElement[],
  reference: WitReference,
  pages: WitOptions['pages'],
): string | undefined {
  elements.filter(({name}) => name === MAP).forEach(requireNothing);
  const shown = elements
    .filter(({name}) => name === PACKAGE)
    .map((element) => ({element, name: requirePackage(element, reference).name}));
  const isShown = (wanted: string) => shown.some(({name}) => name === wanted);
  const [page, wanted = []] = Object.entries(pages).find(([, names]) => names.some(isShown)) ?? [];
  const missing = wanted.find((name) => !isShown(name));
  if (missing !== undefined && shown[0]) {
    const reason = `the page ${page ?? ''} does not show ${missing}`;
    const remedy = `Write <WitPackage name="${missing}" />, or change the option pages.`;
    throw new ElementError(`${reason}. ${remedy}`, shown[0].element);
  }
  const extra = shown.find(({name}) => !wanted.includes(name));
  if (extra) {
    const reason = `${extra.name} is on this page, but not in its list in the option pages`;
    throw new ElementError(`${reason}. Add it there.`, extra.element);
  }
  return page;
}

function renderMap(element: MdxJsxFlowElement, reference: WitReference): RootContent {
  if (reference.pictures) return reference.pictures(drawMap(reference));
  const reason = `<${MAP}> is a picture, and the option pictures of witReference makes none`;
  throw new ElementError(`${reason}. Set it, or remove the element.`, element);
}

function isFold(attribute: MdxJsxFlowElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'folded' && !attribute.value;
}

function requirePackage(element: MdxJsxFlowElement, {packages, entries}: WitReference): Entry {
  const known = packages.map(({name}) => name).filter((name) => entries.has(name));
  const attributes = element.attributes.filter((attribute) => !isFold(attribute));
  const name = requireOnlyAttribute({...element, attributes}, 'name', known[0] ?? 'wasi:io');
  const entry = known.includes(name) ? entries.get(name) : undefined;
  if (entry) return entry;
  const reason = `<WitPackage name="${name}" /> names no package of the reference`;
  throw new ElementError(`${reason}. There are ${known.join(', ')}.`, element);
}
