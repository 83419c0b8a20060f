import React, {type ReactNode} from 'react';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

/** Prints the theme's data about the docs versions and the page's place among them. */
export default function DocsData(): ReactNode {
  const versions = useVersions(undefined);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(undefined);
  return <output>{JSON.stringify({versions, activeDoc, alternateDocVersions})}</output>;
}
