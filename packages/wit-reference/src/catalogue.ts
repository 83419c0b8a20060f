import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SourceLocation} from 'docusaurus-built-pages/location';

/**
 * The implementer of a symbol: a component (`guest`), its host, or none: `data` can't be called, and `none` could be.
 * `words` name it for readers, with details if there are any.
 */
export type Implementer = {role: 'guest' | 'host' | 'data' | 'none'; words: string};

/** A symbol that a page of a reference describes, with its location. */
export type ReferenceSymbol = {
  /** The reference that describes it, such as `wit`. */
  reference: string;
  /** Its kind in the reference, such as `function`. */
  kind: string;
  /** Unique among all references: `wasi:io/streams.output-stream.write`, `POST /v1/notes`. */
  name: string;
  /** Label of a link to it on another page. */
  label: string;
  /** The route of the page that describes it. */
  page: string;
  /** The id of its entry, unique on that page. */
  anchor: string;
  /** A description in one line. */
  summary: string;
  /** Undefined for a container, such as a package. */
  implementer?: Implementer;
  /** Names of the WIT items that it mirrors, calls or implements. */
  wit?: readonly string[];
  /** Where it is defined. */
  location: SourceLocation;
};

/** A link in a block's code, from `start` to before `end`, to a route or an anchor. */
export type CodeLink = {start: number; end: number; href: string};

/** The symbols of all references. */
export type Catalogue = {
  all: readonly ReferenceSymbol[];
  /** Returns the symbol with this name. Throws if there is none. */
  require: (name: string) => ReferenceSymbol;
  /** Lists the symbols that mirror a WIT item, in the order of their references. */
  mirrorsOf: (wit: string) => readonly ReferenceSymbol[];
  /** Finds the symbol that inline code in prose refers to; the first reference that knows one wins. */
  find: (text: string) => ReferenceSymbol | undefined;
  /** Finds the links in a block of code on a page; sorted, not nested. */
  findCodeLinks: (code: string, language: string, page: string | undefined) => CodeLink[];
};

/** The page that shows an element, and the symbols that its content may link to. */
export type RenderContext = {page: string; catalogue: Catalogue};

/** A reference with its inputs loaded. */
export type LoadedReference = {
  symbols: readonly ReferenceSymbol[];
  /**
   * Returns the route of the page with these elements, all of this reference and in order. Throws an `ElementError`
   * if one is malformed, missing, or on the wrong page. Returns undefined if they don't determine a page.
   */
  findPage: (elements: readonly MdxJsxFlowElement[]) => string | undefined;
  /** Renders an element. Its errors are reported at the element. */
  render: (element: MdxJsxFlowElement, context: RenderContext) => RootContent[];
  findSymbol?: (text: string) => ReferenceSymbol | undefined;
  findCodeLinks?: Catalogue['findCodeLinks'];
};

/** A reference: its inputs, and how they are loaded. */
export type ReferenceSource = {
  name: string;
  /** Files and folders to read, as paths from the site's folder. */
  inputs: readonly string[];
  /** Names of the elements that it renders. */
  elements: readonly string[];
  /** Loads the inputs; errors start with `file:line:column`. */
  load: (root: string) => LoadedReference | Promise<LoadedReference>;
};

/** An error in an element of a page, or in the content that must accompany it. */
export class ElementError extends Error {
  constructor(
    message: string,
    readonly element: MdxJsxFlowElement,
  ) {
    super(message);
  }
}
