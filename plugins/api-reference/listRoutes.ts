import type {Body, Description, MediaType, Parameter, Route} from './types';

/** The keys of a path that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The operations of a description, in its order, each with the parameters of its path too. */
export function listRoutes({paths}: Description): Route[] {
  return Object.entries(paths).flatMap(([path, {parameters: shared = [], ...operations}]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: nameRoute(method, path),
        method: method.toUpperCase(),
        path,
        operation: {...operation, parameters: mergeParameters(shared, operation.parameters)},
      })),
  );
}

/** The shared ones come first; an operation's own one replaces the one of its name and place. */
function mergeParameters(shared: Parameter[], own: Parameter[] = []): Parameter[] {
  const isReplaced = (parameter: Parameter) =>
    own.some(({name, in: place}) => name === parameter.name && place === parameter.in);
  return [...shared.filter((parameter) => !isReplaced(parameter)), ...own];
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
