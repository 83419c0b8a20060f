import React, {type ReactNode} from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import CrashOnDemand from '../../../components/CrashOnDemand';

/** Lets each docs page crash on demand: its text reaches browsers as HTML, and no longer can. */
export default function FragilePaginator(): ReactNode {
  return (
    <>
      <Paginator />
      <CrashOnDemand place="page" />
    </>
  );
}
