// Wrapped: the mobile menu offers the versions only when there is a choice.
import React, {type ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The choice of a version of the docs; in the mobile menu, nothing where there is only one. */
export default function DocsVersionDropdown(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  if (props.mobile && versions.length <= 1) {
    return null;
  }
  return <DocsVersionDropdownNavbarItem {...props} />;
}
