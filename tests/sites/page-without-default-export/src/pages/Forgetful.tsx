import type {ReactNode} from 'react';

/** Exported by name only, which is the mistake of this fixture. */
export function Forgetful(): ReactNode {
  return <main>Never shown</main>;
}
