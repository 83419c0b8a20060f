// Wrapped: the theme's own tabs and panels do not name each other.
import React, {Children, cloneElement, isValidElement, useId, type ReactNode} from 'react';
import TabsOriginal from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';

/** Tabs that name their panels: each `TabItem` gets an id for its tab and one for its panel. */
export default function Tabs({children, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <TabsOriginal {...props}>
      {Children.map(children, (child) => {
        if (!isValidElement<TabItemProps>(child)) return child;
        const {attributes, value} = child.props;
        const names = {id: `${id}${value}`, 'aria-controls': `${id}${value}-panel`};
        return cloneElement(child, {attributes: {...attributes, ...names}});
      })}
    </TabsOriginal>
  );
}
