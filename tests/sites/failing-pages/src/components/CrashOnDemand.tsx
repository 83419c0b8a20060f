import type {ReactNode} from 'react';

/**
 * Throws while it renders in a browser whose session storage has `place` under `crash`; if it has `place` and `node`,
 * throws React's error for a node that others have removed. Renders nothing otherwise, so that the page can be built
 * and can recover.
 */
export default function CrashOnDemand({place}: {place: string}): ReactNode {
  const crash = typeof window === 'undefined' ? null : window.sessionStorage.getItem('crash');
  if (crash === `${place} node`)
    throw new DOMException('The node to be removed is no child', 'NotFoundError');
  if (crash === place) {
    throw new Error(`The ${place} cannot be rendered`, {
      cause: new Error('The data is missing', {cause: new Error('The disk is full')}),
    });
  }
  return null;
}
