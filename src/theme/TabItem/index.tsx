// Replaced: the theme's own panel has no name, neither for screen readers nor on the screen, where
// all panels show if the browser runs no scripts.
import React, {type ReactNode} from 'react';
import type {Props as TabProps} from '@theme/TabItem';

/** Props from the page, and those that `Tabs` adds: the id of the tab, and whether its panel is shown. */
export type Props = Pick<TabProps, 'value' | 'label' | 'default' | 'children'> & {
  tabId?: string;
  isShown?: boolean;
};

/**
 * Renders the panel of a tab in an element that hides it: a hidden panel that can be found still has a box, and
 * screen readers would announce its name. Not a `div`, which reader views drop if it is short.
 */
export default function TabItem({value, label, children, tabId, isShown}: Props): ReactNode {
  return (
    <section hidden={!isShown}>
      <section
        role="tabpanel"
        id={`${tabId}-panel`}
        aria-labelledby={tabId}
        data-label={label ?? value}
      >
        {children}
      </section>
    </section>
  );
}
