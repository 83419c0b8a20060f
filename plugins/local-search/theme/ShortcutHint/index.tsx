import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const APPLE = /mac|iphone|ipad/i;

/** The keys that lead to the search box, as this device names them; only for the eye. */
export default function ShortcutHint({className}: {className?: string}): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return null;
  }
  return (
    <kbd className={className} aria-hidden="true">
      {APPLE.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}
