import React, {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDialogOpen} from '../../../lib/useDialogOpen';
import {APPLE} from '../../client/shortcuts';
import type {Props as DialogProps} from '../SearchDialog';
import {Icon, Message} from './parts';
import styles from './styles.module.css';

const FIELD = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * The search box of the navbar and the dialog with its field, which `openSearch.ts` opens. Reaching for
 * them loads what searches. Replaces the theme's SearchBar, which is empty.
 */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const {Dialog, hasFailed, load} = useLazyDialog();
  const isOpen = useDialogOpen(dialog);
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const fieldLabel = translate({id: 'theme.SearchBar.field', message: 'Search the docs'});

  useEffect(() => {
    // The reader may have reached for the box before this script ran.
    if (isOpen || document.activeElement === box.current) load();
  }, [isOpen, load]);

  return (
    <search className={styles.search}>
      <Icon className={styles.icon} />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        {...FIELD}
        ref={box}
        id={id}
        className={styles.input}
        // The dialog has its own field: a keyboard on the screen would only come up for a moment.
        inputMode="none"
        placeholder={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
      />
      <ShortcutHint />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        // The build adds which: see `nameFiles.ts`.
        data-files=""
      >
        <div className={styles.panel}>
          <div className={styles.field}>
            <Icon />
            <input
              {...FIELD}
              ref={field}
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `useField` names the list while it is open.
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
          {isOpen && hasFailed && (
            <div role="alert">
              <Message
                text={translate({
                  id: 'theme.SearchBar.dialogFailed',
                  message: 'Couldn’t load the search. Check your connection.',
                })}
                onRetry={load}
              />
            </div>
          )}
          {Dialog && <Dialog {...{isOpen, dialog, field}} />}
        </div>
      </dialog>
    </search>
  );
}

/** For the life of the page, however many search boxes it has. */
let known: ComponentType<DialogProps> | undefined;

const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ '../SearchDialog');

/**
 * The dialog of the search as soon as `load` has brought it, with the engine and the index; `hasFailed`
 * until then says that it could not be loaded, and another `load` tries again.
 */
function useLazyDialog() {
  const [Dialog, setDialog] = useState(() => known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    // Again, because a browser gives what it could not load ahead once more.
    loadDialog()
      .catch(loadDialog)
      .then(
        (loaded) => {
          known = loaded.default;
          setDialog(() => known);
        },
        () => setFailed(true),
      );
  }, []);
  return {Dialog, hasFailed, load};
}

/** The keys that lead to the search box, as this device names them; only for the eye. */
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
