import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {escapeHtml} from 'docusaurus-built-pages/escapeHtml';
import {connectLinks} from 'docusaurus-built-pages/pageLinks';
import {APPLE} from '../../client/shortcuts';
import {nameIndex, PLUGIN_NAME, type DialogFiles} from '../../types';
import Icon from './Icon';
import styles from './styles.module.css';

const FIELD = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Renders the navbar's search box, and the dialog with its field. `openSearch.ts` opens the dialog and loads the
 * search; React passes on the addresses of its files, and handles its links as navigation. Replaces the theme's
 * SearchBar, which is empty.
 */
export default function SearchBar(): ReactNode {
  const space = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const id = useId();
  const files = useFiles();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const fieldLabel = translate({id: 'theme.SearchBar.field', message: 'Search the docs'});

  useEffect(
    () => (space.current ? connectLinks(space.current, (to) => history.push(to)) : undefined),
    [history],
  );

  return (
    <search className={styles.search}>
      <Icon className={styles.icon} />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        {...FIELD}
        id={id}
        className={styles.input}
        // The dialog has its own field: a keyboard on the screen would only come up for a moment.
        inputMode="none"
        placeholder={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      />
      <ShortcutHint />
      <dialog className={styles.dialog} aria-label={label} {...files}>
        <div className={styles.panel}>
          <div className={styles.field}>
            <Icon />
            <input
              {...FIELD}
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `showSearch.ts` names the list while it is open.
              role="combobox"
              aria-label={fieldLabel}
              placeholder={fieldLabel}
              enterKeyHint="search"
              aria-autocomplete="list"
              aria-expanded={false}
            />
            {/* For those who have neither an Escape key nor anything beside the dialog to press. */}
            <button
              type="button"
              className="clean-btn"
              aria-label={translate({id: 'theme.SearchBar.close', message: 'Close search'})}
              data-close
            >
              <Icon d="m5 5 10 10M15 5 5 15" />
            </button>
          </div>
          <div
            ref={space}
            className={styles.space}
            data-space
            // The search owns this content: React never sets an unchanged value again.
            dangerouslySetInnerHTML={{__html: renderAlert()}}
            suppressHydrationWarning
          />
        </div>
      </dialog>
    </search>
  );
}

/** Renders the dialog's error message for a script that could not be loaded. */
function renderAlert(): string {
  const text = translate({
    id: 'theme.SearchBar.dialogFailed',
    message: 'Couldn’t load the search. Check your connection.',
  });
  const retry = translate({id: 'theme.SearchBar.retry', message: 'Try again'});
  return `<div role="alert" hidden><p>${escapeHtml(text)}</p><button type="button">${escapeHtml(retry)}</button></div>`;
}

/** Returns the addresses of the search, with the index for the page's version of the docs. */
function useFiles() {
  const {withBaseUrl} = useBaseUrlUtils();
  const {script, styles: sheet} = usePluginData(PLUGIN_NAME) as DialogFiles;
  const active = useActivePluginAndVersion();
  return {
    'data-base-url': withBaseUrl('/'),
    'data-script': withBaseUrl(script),
    'data-styles': withBaseUrl(sheet),
    'data-index': withBaseUrl(nameIndex(active?.activePlugin.pluginId, active?.activeVersion)),
  };
}

/** Renders the shortcut of the search box as this device names it; screen readers ignore it. */
function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return null;
  }
  return (
    <kbd className={styles.hint} aria-hidden="true" translate="no">
      {APPLE.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}
