// Replaces the framework's Head in browsers only, against Docusaurus 3.10.2.
import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Helmet, type HelmetProps} from 'react-helmet-async';

/**
 * Tags for the head of a page, from the moment when the page is awake: each Helmet takes effect when it
 * is rendered, so the title of the site would stand in for that of the page until React gets there.
 */
export default function Head(props: HelmetProps): ReactNode {
  return useIsBrowser() ? <Helmet {...props} /> : null;
}
