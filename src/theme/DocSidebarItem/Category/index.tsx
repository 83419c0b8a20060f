// Replaced: the theme's own opens only where React runs, and what it has closed is not in the page.
import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import MenuSection from '../../../components/MenuSection';

/** Renders a category of the sidebar with its label, its button and its items. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, onItemClick, activePath, level} = props;
  const {items, label, collapsible, className, href} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const [isOpen] = useState(!collapsible || isActive || !item.collapsed);
  const isButton = collapsible && !href;
  return (
    <MenuSection
      {...{isOpen, isCurrent}}
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        className,
      )}
      label={
        <Link
          className={clsx('menu__link', {
            'menu__link--sublist': collapsible,
            'menu__link--sublist-caret': isButton,
            'menu__link--active': isActive,
          })}
          onClick={() => onItemClick?.(item)}
          aria-current={isCurrent ? 'page' : undefined}
          role={isButton ? 'button' : undefined}
          aria-expanded={isButton ? isOpen : undefined}
          // Without scripts, its pages can be reached from there.
          href={href ?? findFirstSidebarItemLink(item)}
        >
          {label}
        </Link>
      }
      names={href && collapsible ? nameButton(label) : undefined}
    >
      <DocSidebarItems {...{items, onItemClick, activePath}} level={level + 1} />
    </MenuSection>
  );
}

const nameButton = (label: string) =>
  [
    translate(
      {
        id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
        message: "Expand sidebar category '{label}'",
      },
      {label},
    ),
    translate(
      {
        id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
        message: "Collapse sidebar category '{label}'",
      },
      {label},
    ),
  ] as const;
