// Replaced: the theme's own panel has no name, neither for screen readers nor on the screen, where
// all panels show if the browser runs no scripts.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/** The panel of a tab; `attributes` are those of the tab, which names it. */
export default function TabItem({children, className, value, label, attributes}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string | undefined}
      aria-labelledby={attributes?.id as string | undefined}
      data-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
