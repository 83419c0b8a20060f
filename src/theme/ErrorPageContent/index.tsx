// Replaced: the theme's own sets no document title, has no main heading at the width of a phone, and
// shows where a browser or an extension has changed the document under React, which a new start mends.
import React, {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Whether this page of this build was loaded anew before, or whether nothing can tell; it counts as such then. */
function hasReloaded(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  const page = `${window.location.pathname} ${build}`;
  try {
    if (sessionStorage.getItem('reloaded') === page) return true;
    sessionStorage.setItem('reloaded', page);
    return false;
  } catch {
    return true;
  }
}

/** What a reader sees instead of a page that crashed: a way to try again, the error and its causes. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  // A node is not where React left it. See https://github.com/facebook/react/issues/11538.
  const [isForeign] = useState(
    () =>
      error instanceof DOMException &&
      error.name === 'NotFoundError' &&
      navigator.onLine &&
      !hasReloaded(),
  );
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  if (isForeign) return null;
  return (
    <main className={styles.page}>
      <Head>
        <title>
          {translate({id: 'theme.ErrorPageContent.documentTitle', message: 'Page Error'})}
        </title>
      </Head>
      <Heading as="h1">
        {translate({id: 'theme.ErrorPageContent.heading', message: 'This page crashed'})}
      </Heading>
      <p>
        {translate({
          id: 'theme.ErrorPageContent.advice',
          message: 'Try again first. If it crashes again, report the text below.',
        })}
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error} role="alert">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
