import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SearchLink, {type OnOpen} from '../SearchLink';
import styles from './styles.module.css';

/** Links to the pages from which a reader finds the others. */
export default function BrowseLinks({onOpen}: {onOpen: OnOpen}): ReactNode {
  const description = 'A link of the search to a page to start from';
  const pages = {
    '/installation': translate({
      id: 'theme.SearchBar.browse.installation',
      message: 'Installation',
      description,
    }),
    '/developer-guides/examples/hello-world': translate({
      id: 'theme.SearchBar.browse.helloWorld',
      message: 'Hello world',
      description,
    }),
    '/platform/core/cli': translate({
      id: 'theme.SearchBar.browse.cli',
      message: 'CLI',
      description,
    }),
    '/reference/interfaces': translate({
      id: 'theme.SearchBar.browse.interfaces',
      message: 'Interfaces',
      description,
    }),
  };
  return (
    <p className={styles.browse}>
      <span>
        <Translate id="theme.SearchBar.browse" description="Before links to pages to start from">
          Browse:
        </Translate>
      </span>
      {Object.entries(pages).map(([url, name]) => (
        <SearchLink key={url} {...{url, onOpen}}>
          {name}
        </SearchLink>
      ))}
    </p>
  );
}
