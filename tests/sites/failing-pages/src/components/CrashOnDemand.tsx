import type {ReactNode} from 'react';

/**
 * Throws while it renders in a browser whose session storage holds `place` under `crash`;
 * renders nothing otherwise, so that the page can be built and can recover.
 */
export default function CrashOnDemand({place}: {place: string}): ReactNode {
  if (typeof window !== 'undefined' && window.sessionStorage.getItem('crash') === place) {
    throw new Error(`The ${place} cannot be rendered`, {
      cause: new Error('The data is missing', {cause: new Error('The disk is full')}),
    });
  }
  return null;
}
