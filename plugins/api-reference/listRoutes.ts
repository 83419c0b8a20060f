import type {Body, Description, MediaType, Route} from './types';

/** The keys of a path that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The operations of a description, in its order. */
export function listRoutes({paths}: Description): Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: nameRoute(method, path),
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

/** `post-v1-cast` for `POST /v1/cast`. */
function nameRoute(method: string, path: string): string {
  return [method, ...path.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-');
}

/** What a body holds: the name of its media type, its schema and its example. */
export function readMedia(body: Body | undefined): (MediaType & {name: string}) | undefined {
  const [entry] = Object.entries(body?.content ?? {});
  return entry && {name: entry[0], ...entry[1]};
}
