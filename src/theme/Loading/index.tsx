// Replaced: the framework's own is white on a red that is too light to read, and has a spinner that no
// setting stops.
import React, {type ReactNode, useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {error?: Error; retry: () => void; pastDelay: boolean};

/** The visit in which an error was first shown: Docusaurus keeps a page's error until it is tried again. */
const visits = new WeakMap<Error, string | undefined>();

/**
 * Renders a notice while a page is loading, or its error with a way to try again. Tries again by itself if the reader
 * returns to an error.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  const {key} = useLocation();
  useEffect(() => {
    if (!error) return;
    if (!visits.has(error)) visits.set(error, key);
    else if (visits.get(error) !== key) retry();
  }, [error, key, retry]);
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
