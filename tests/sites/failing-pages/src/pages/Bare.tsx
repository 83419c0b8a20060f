import React, {type ReactNode} from 'react';
import CrashOnDemand from '../components/CrashOnDemand';

/** A page without the theme's layout, so without the layout's own error boundary. */
export default function Bare(): ReactNode {
  return (
    <main>
      <h1>Bare</h1>
      <CrashOnDemand place="bare page" />
    </main>
  );
}
