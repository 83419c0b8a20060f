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

/**
 * A category of the sidebar with its label, its button and what is in it. It is rendered as it begins; from
 * then on the document knows whether it is open: see `foldSections.ts`.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, onItemClick, activePath, level} = props;
  const {items, label, collapsible, className, href} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const [isOpen] = useState(!collapsible || isActive || !item.collapsed);
  const isButton = collapsible && !href;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}
      data-section
    >
      <div
        className={clsx('menu__list-item-collapsible', {
          'menu__list-item-collapsible--active': isCurrent,
        })}
      >
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
          // Without scripts, what is in it can be reached from there.
          href={href ?? findFirstSidebarItemLink(item)}
        >
          {label}
        </Link>
        {href && collapsible && <Caret label={label} isOpen={isOpen} />}
      </div>
      <ul className="menu__list" hidden={!isOpen}>
        <DocSidebarItems
          items={items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}

function Caret({label, isOpen}: {label: string; isOpen: boolean}): ReactNode {
  const names = [
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
  ];
  const [name, otherName] = isOpen ? names.reverse() : names;
  return (
    <button
      type="button"
      className="clean-btn menu__caret"
      aria-label={name}
      data-other-name={otherName}
      aria-expanded={isOpen}
    />
  );
}
