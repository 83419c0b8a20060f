import React, {type ComponentPropsWithoutRef, type MouseEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** `isHere` is false for a click with a modifier key: then the browser opens a tab or a window. */
export type OnOpen = (url: string, isHere: boolean) => void;

type Props = ComponentPropsWithoutRef<'a'> & {url: string; onOpen: OnOpen};

/** A link of the search to an address without the base URL, which is fetched ahead. */
export default function SearchLink({url, onOpen, children, ...attributes}: Props): ReactNode {
  const href = useBaseUrl(url);
  const prefetch = () => void window.docusaurus.prefetch(href.replace(/#.*/, ''));
  const onClick = (event: MouseEvent) => {
    const isHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isHere) event.preventDefault();
    onOpen(url, isHere);
  };
  return (
    <a
      {...attributes}
      href={href}
      onClick={onClick}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
