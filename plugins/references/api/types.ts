import type {RenderContext} from '../../lib/catalogue/types';
import type {Download} from '../../lib/downloads/packArchive';

/** What an OpenAPI description says about a value, as far as the pages show it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  example?: unknown;
  /** The WIT item that it mirrors: `hayride:core/types.cast`. */
  'x-wit'?: string;
};

/** What a body holds in one media type; the checks ensure that both exist. */
export type MediaType = {schema: Schema; example: unknown};
/** The body of a request or a response, by media type. */
export type Body = {description?: string; content?: Record<string, MediaType>};

/** One route: a method of a path. */
export type Operation = {
  summary: string;
  description?: string;
  requestBody?: Body;
  responses: Record<string, Body>;
  /** When the route fails, and what is known about the response. */
  'x-errors'?: string;
  /** Whether the response can come in parts. */
  'x-streaming'?: string;
};

/** An OpenAPI description that passed the checks. */
export type Description = {
  servers: {url: string}[];
  /** The operations of each path, by their method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components?: {schemas?: Record<string, Schema>};
};

/** An operation as an entry of the page. */
export type Route = {
  /** `post-v1-cast` for `POST /v1/cast`. */
  id: string;
  name: string;
  method: string;
  path: string;
  operation: Operation;
};

/** The page where a description is shown, and its file to download. */
export type PageContext = RenderContext & {
  /** The route of that page: another one can show the routes. */
  home: string;
  download: Download;
  description: Description;
};
