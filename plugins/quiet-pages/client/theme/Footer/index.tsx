// Replaced in browsers: React would make again what each page is delivered with.
import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {ADOPTED, useAdoptedHtml} from '../../adoptHtml';
import type {StaticHtml} from '../../staticPage';

/** Never called: it keeps the styles of the footer, and no script. */
export const loadFooter = () => import('@theme-original/Footer');

/** The same for all pages: where a layout replaces another, its footer goes on to it. */
const FOOTER: StaticHtml = {};

export default function StaticFooter(): ReactNode {
  const {footer} = useThemeConfig();
  const show = useAdoptedHtml(FOOTER);
  return (
    footer && (
      <footer
        className={clsx(ThemeClassNames.layout.footer.container, 'footer', {
          'footer--dark': footer.style === 'dark',
        })}
        ref={show}
        {...ADOPTED}
      />
    )
  );
}
