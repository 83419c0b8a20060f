import React, {type ReactNode} from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import CrashOnDemand from '../../../components/CrashOnDemand';

/** Makes each docs page crash on demand: its content cannot, since it reaches browsers as HTML. */
export default function FragilePaginator(): ReactNode {
  return (
    <>
      <Paginator />
      <CrashOnDemand place="page" />
    </>
  );
}
