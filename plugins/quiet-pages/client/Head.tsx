// Replaces the framework's Head and react-helmet-async in browsers only, against Docusaurus 3.10.2: that
// package itself takes 4 kB.
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode} from 'react';
import {applyTags, type Tag} from './applyTags';

/** For the framework's entry, which provides each Head with a place for its tags: `heads` is here. */
export {Fragment as HelmetProvider};

/** The tags of each Head that is shown, in their order on the page. */
const heads = new Map<object, readonly Tag[]>();
let isDue = false;

/**
 * Tags for the head of a page, and attributes of `html` and `body`. They take effect when React has shown
 * the whole page, so the title of the site never stands in for that of the page.
 */
export default function Head({children}: {children?: ReactNode}): ReactNode {
  const [id] = useState(() => ({}));
  useLayoutEffect(() => {
    heads.set(id, listTags(children));
    applySoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(id);
      applySoon();
    },
    [id],
  );
  return null;
}

function applySoon(): void {
  if (!isDue) {
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      applyTags([...heads.values()]);
    });
  }
}

function listTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: content, ...attributes} = child.props;
    return child.type === Fragment
      ? listTags(content)
      : [{name: String(child.type), attributes, text: readText(content)}];
  });
}

const readText = (content: ReactNode) =>
  Children.toArray(content)
    .filter((part) => typeof part !== 'object')
    .join('');
