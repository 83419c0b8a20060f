// Replaced: the theme's own sets no document title, has no main heading at the width of a phone, and
// shows an error where a browser or an extension has changed the page under React, which a new start mends.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import {useNewStart} from '../Error/useNewStart';
import styles from './styles.module.css';

/** Renders a way to try again, the error and its causes in place of a page that crashed. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  if (useNewStart(error)) return null;
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
