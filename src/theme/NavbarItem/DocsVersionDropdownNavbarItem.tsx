// Wrapped: the mobile menu offers the versions only when there is a choice, and the navbar says that
// a label such as "Next" is a version.
import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {DocsVersions} from '../../acts/openDropdowns';
import styles from '../Navbar/styles.module.css';

/**
 * Renders the choice of a version of the docs, after its label; in the mobile menu, nothing if there is only one
 * version.
 */
export default function DocsVersionDropdown(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const wordId = useId();
  const labelId = useId();
  if (props.mobile) return versions.length > 1 && <DocsVersionDropdownNavbarItem {...props} />;
  const known: DocsVersions = {
    plugin: props.docsPluginId ?? 'default',
    versions: versions.map(({name, path}) => ({name, path})),
  };
  return (
    <div className={styles.version} data-versions={JSON.stringify(known)}>
      <span id={wordId} className={styles.word} aria-hidden="true">
        {translate({id: 'theme.navbar.versionWord', message: 'Version'})}
      </span>
      <DocsVersionDropdownNavbarItem
        {...props}
        id={labelId}
        aria-labelledby={`${wordId} ${labelId}`}
      />
    </div>
  );
}
