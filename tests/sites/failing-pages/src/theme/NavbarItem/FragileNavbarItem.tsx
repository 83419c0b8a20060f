import React, {type ReactNode} from 'react';
import CrashOnDemand from '../../components/CrashOnDemand';

/** Renders a navbar item that crashes on demand. */
export default function FragileNavbarItem({label}: {label: string}): ReactNode {
  return (
    <span className="navbar__item">
      {label}
      <CrashOnDemand place="navbar item" />
    </span>
  );
}
