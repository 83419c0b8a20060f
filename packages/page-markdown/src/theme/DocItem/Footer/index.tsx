// Wrapped: on narrow screens the page as Markdown is offered where the page ends. In a plugin's theme,
// `@theme-original` would be this component itself.
import React, {type ReactNode} from 'react';
import Footer from '@theme-init/DocItem/Footer';
import PageMarkdown from '../../PageMarkdown';

/** Renders the footer of a page, with the page as Markdown. */
export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <PageMarkdown place="foot" />
      <Footer />
    </>
  );
}
