import type {Docs} from './readDocs';
import {isBuiltIn} from '../parser/builtInTypes';
import type {Func, Interface, TypeRef, WitSource, World} from '../parser/types';
import {WitError} from '../parser/WitError';

const STATUSES = ['public', 'experimental', 'reserved'];

/** Refuses an interface or world whose docs do not say its status and who implements it. */
export function checkMember({labels}: Docs, {start, kind}: Interface | World): void {
  const status = labels.Status?.match(/^\w+/)?.[0] ?? '';
  if (!STATUSES.includes(status)) {
    const reason = `the ${kind} does not say its status. Write “Status: ” and one of`;
    throw new WitError(`${reason} ${STATUSES.join(', ')} in its doc comment.`, start);
  }
  if (labels['Implemented by'] === undefined) {
    const reason = `the ${kind} does not say who implements it. Write “Implemented by: …” in its`;
    throw new WitError(`${reason} doc comment.`, start);
  }
}

/**
 * Refuses a function of any kind in an owned file that can fail and does not say how. `result` is
 * its result behind all other names.
 */
export function checkErrors(
  {isOwn}: WitSource,
  {start}: Func,
  result: TypeRef | undefined,
  {labels}: Docs,
): void {
  const canFail = result?.name === 'result' && isBuiltIn(result);
  if (isOwn && canFail && labels.Errors === undefined) {
    const reason = 'the function can fail and does not say how. Write “Errors:” and a list.';
    throw new WitError(reason, start);
  }
}
