import React, {type ReactNode} from 'react';

/** Renders a magnifying glass, or another path, in the colour of the text; screen readers ignore it. */
export default function Icon({d = GLASS, className}: {d?: string; className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

const GLASS = 'M14.4 14.4 18 18M3 9.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0';
