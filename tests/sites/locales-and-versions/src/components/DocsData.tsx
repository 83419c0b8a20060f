import React, {type ReactNode} from 'react';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

/** Prints what the theme knows of the docs versions and of the page's place among them. */
export default function DocsData(): ReactNode {
  const versions = useVersions(undefined);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(undefined);
  return <output>{JSON.stringify({versions, activeDoc, alternateDocVersions})}</output>;
}
