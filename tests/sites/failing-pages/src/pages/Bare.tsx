import React, {type ReactNode} from 'react';
import CrashOnDemand from '../components/CrashOnDemand';

/** Renders a page without the theme's layout, and so without its error boundary. */
export default function Bare(): ReactNode {
  return (
    <main>
      <h1>Bare</h1>
      <CrashOnDemand place="bare page" />
    </main>
  );
}
