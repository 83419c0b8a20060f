import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SourceLocation} from 'docusaurus-built-pages/location';

/**
 * Who implements a thing: a component, which is the guest, its host, nobody because it is data, or nobody
 * although it could be called. `words` say it to readers, more exactly where there is more to say.
 */
export type Implementer = {role: 'guest' | 'host' | 'data' | 'none'; words: string};

/** Something that a page of a reference describes, and where. */
export type ReferenceSymbol = {
  /** The reference that describes it, such as `wit`. */
  reference: string;
  /** What it is there, such as `function`. */
  kind: string;
  /** Unique among all references: `wasi:io/streams.output-stream.write`, `POST /v1/notes`. */
  name: string;
  /** The text of a link to it on another page. */
  label: string;
  /** The route of the page that describes it. */
  page: string;
  /** The id of its entry, unique on that page. */
  anchor: string;
  /** One line. */
  summary: string;
  /** Undefined for what only holds others, such as a package. */
  implementer?: Implementer;
  /** The WIT items that it mirrors, calls or implements, by their names. */
  wit?: readonly string[];
  /** Where it is defined. */
  location: SourceLocation;
};

/** A part of a block's code, from `start` to before `end`, that leads to a route or an anchor. */
export type CodeLink = {start: number; end: number; href: string};

/** The symbols of all references. */
export type Catalogue = {
  all: readonly ReferenceSymbol[];
  /** The symbol of a name; throws where there is none. */
  require: (name: string) => ReferenceSymbol;
  /** The symbols that mirror a WIT item, in the order of their references. */
  mirrorsOf: (wit: string) => readonly ReferenceSymbol[];
  /** Finds the symbol that a piece of inline code in prose names: the first answer of the references. */
  find: (text: string) => ReferenceSymbol | undefined;
  /** Finds the links of the names in a block of code on a page; sorted, none inside another. */
  findCodeLinks: (code: string, language: string, page: string | undefined) => CodeLink[];
};

/** The page that an element is rendered on, and what its content may link to. */
export type RenderContext = {page: string; catalogue: Catalogue};

/** A reference with its inputs loaded. */
export type LoadedReference = {
  symbols: readonly ReferenceSymbol[];
  /**
   * The route of the page that has these elements, all of this reference, in their order. Throws an
   * `ElementError` where an element is badly written, missing, or on the wrong page. Undefined where
   * they do not tell.
   */
  findPage: (elements: readonly MdxJsxFlowElement[]) => string | undefined;
  /** Renders an element. Its errors are reported at the element. */
  render: (element: MdxJsxFlowElement, context: RenderContext) => RootContent[];
  findSymbol?: (text: string) => ReferenceSymbol | undefined;
  findCodeLinks?: Catalogue['findCodeLinks'];
};

/** A reference: what it reads, and how it renders that. */
export type ReferenceSource = {
  name: string;
  /** The files and folders that it reads, from the site's folder. */
  inputs: readonly string[];
  /** The elements that it renders. */
  elements: readonly string[];
  /** Reads the inputs; errors start with `file:line:column`. */
  load: (root: string) => LoadedReference | Promise<LoadedReference>;
};

/** An error in an element of a page, or in what the page lacks beside it. */
export class ElementError extends Error {
  constructor(
    message: string,
    readonly element: MdxJsxFlowElement,
  ) {
    super(message);
  }
}
