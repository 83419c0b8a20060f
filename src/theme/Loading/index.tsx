// Replaced: the framework's own is white on a red that is too light to read, and has a spinner that no
// setting stops.
import React, {type ReactNode, useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {error?: Error; retry: () => void; pastDelay: boolean};

/** The errors that a reader has seen: the framework keeps that of a page until it is tried again. */
const seen = new WeakSet<Error>();

/**
 * Shows in the place of what has not come that it comes, or its error and a way to try again. Where the reader
 * comes back to an error, it tries again by itself.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useEffect(() => {
    if (!error) return;
    if (seen.has(error)) retry();
    else seen.add(error);
  }, [error, retry]);
  if (!error) {
    if (!pastDelay) return null;
    return <p role="status">{translate({id: 'theme.Loading.loading', message: 'Loading…'})}</p>;
  }
  return (
    <div className={styles.box} role="alert">
      <Heading as="h1">
        {translate({id: 'theme.Loading.failed', message: 'This page did not load'})}
      </Heading>
      <p>{String(error)}</p>
      <button type="button" className="button" onClick={retry}>
        {translate({id: 'theme.Loading.retry', message: 'Retry'})}
      </button>
    </div>
  );
}
