// Wrapped: the theme's own moves the page in small steps even for readers who asked their system
// for less motion.
import React, {type ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Runs before the button's own handler, which then finds the page at its top. */
function jumpToTop(): void {
  if (prefersReducedMotion()) window.scrollTo(0, 0);
}

/** Renders the button that leads back to the top of a long page. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <span onClickCapture={jumpToTop}>
      <BackToTopButton />
    </span>
  );
}
