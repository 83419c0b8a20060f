// Replaced: the theme's own exist only while React runs them, and their tabs and panels do not name
// each other.
import React, {Children, cloneElement, isValidElement, useId, type ReactNode} from 'react';
import type {Props as TabItemProps} from '../TabItem';

/** `groupId` names the tabs that share a choice on all pages. */
type Props = {groupId?: string; children: ReactNode};

/** Renders tabs and their panels. Shows the panel marked `default`, or else the first: see `chooseTabs.ts`. */
export default function Tabs({groupId, children}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  const shown = items.find(({props}) => props.default) ?? items[0];
  const tabs = items.map((item, index) => {
    const {value, label = value} = item.props;
    return {item, value, label, id: `${id}${index}`, isShown: item === shown};
  });
  return (
    <div className="tab-group">
      <ul role="tablist" data-group={groupId}>
        {tabs.map((tab) => (
          <li
            key={tab.value}
            role="tab"
            id={tab.id}
            tabIndex={tab.isShown ? 0 : -1}
            aria-selected={tab.isShown}
            aria-controls={`${tab.id}-panel`}
            data-value={tab.value}
          >
            {tab.label}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {tabs.map((tab) => cloneElement(tab.item, {tabId: tab.id, isShown: tab.isShown}))}
      </div>
    </div>
  );
}
