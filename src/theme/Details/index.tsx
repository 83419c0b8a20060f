// Replaced: the theme's own hides its content from the search of the browser, which opens native folds,
// and from an address that leads into it.
import React, {cloneElement, isValidElement} from 'react';
import type {HTMLAttributes, MouseEvent, ReactElement, ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** A fold: content that the reader opens and closes by its summary, with an animation of its height. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const heading = isValidElement(summary) ? summary : <summary>{summary}</summary>;
  return (
    <details {...props} className={clsx(styles.fold, className)}>
      {cloneElement(heading as ReactElement<HTMLAttributes<HTMLElement>>, {onClick: toggle})}
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Opens or closes the fold of a summary, as long as the theme's other collapsible sections take. */
function toggle(event: MouseEvent<HTMLElement>): void {
  const fold = event.currentTarget.closest('details');
  const content = fold?.lastElementChild;
  if (!fold || !content) {
    return;
  }
  event.preventDefault();
  const opens = !fold.open;
  fold.open = true;
  const height = content.scrollHeight;
  const ends = [{height: '0px'}, {height: `${height}px`}];
  const animation = content.animate(opens ? ends : ends.reverse(), {
    duration: readDuration(height),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    fold.open = opens;
  };
}

/** The milliseconds for a height in pixels, by the rule of the theme's `Collapsible`. */
function readDuration(height: number): number {
  const steps = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
