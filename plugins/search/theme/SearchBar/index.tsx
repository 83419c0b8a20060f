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
import {APPLE} from '../../focusOnShortcut';
import type {Props as DialogProps} from '../SearchDialog';
import styles from './styles.module.css';

/**
 * The search box of the navbar. Reaching for it loads the dialog that searches; a press, a letter or a
 * shortcut opens it, and it takes what was typed until then. Replaces the theme's SearchBar, which is
 * empty.
 */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const {Dialog, hasFailed, load} = useLazyDialog();
  const [isWanted, setWanted] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const open = useCallback(() => {
    load();
    setWanted(true);
  }, [load]);
  const close = useCallback(() => setWanted(false), []);
  const takeText = useCallback(() => takeValue(box.current), []);
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});

  useEffect(() => {
    // The reader may have used the box before this script ran, and may have left it again.
    if (document.activeElement !== box.current) return;
    if (box.current?.value || box.current?.dataset.pressed !== undefined) open();
    else load();
  }, [open, load]);

  return (
    <search
      className={styles.search}
      onBlur={({currentTarget, relatedTarget}) => {
        // A reader who has moved on no longer wants the dialog when it is loaded. Where the window has
        // lost the focus, the box still is the active element.
        const isElsewhere = document.activeElement !== box.current;
        if (!Dialog && isElsewhere && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Icon className={styles.icon} />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        className={styles.input}
        type="text"
        // The dialog has its own field: a keyboard on the screen would only come up for a moment.
        inputMode={Dialog ? 'none' : 'search'}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
        onChange={open}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      <ShortcutHint />
      {isWanted && hasFailed && (
        <div className={styles.failure} role="alert">
          <Message
            text={translate({
              id: 'theme.SearchBar.dialogFailed',
              message: 'Couldn’t load the search. Check your connection.',
            })}
            onRetry={() => {
              box.current?.focus();
              open();
            }}
          />
        </div>
      )}
      {Dialog && <Dialog isOpen={isWanted && !isComposing} takeText={takeText} onClose={close} />}
    </search>
  );
}

/** For the life of the page, however many search boxes it has. */
let known: ComponentType<DialogProps> | undefined;

/**
 * The dialog of the search as soon as `load` has brought it, with the engine and the index; `hasFailed`
 * until then says that it could not be loaded, and another `load` tries again.
 */
function useLazyDialog() {
  const [Dialog, setDialog] = useState(() => known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('../SearchDialog').then(
      (loaded) => {
        known = loaded.default;
        setDialog(() => known);
      },
      () => setFailed(true),
    );
  }, []);
  return {Dialog, hasFailed, load};
}

/** Takes the text out of a field. */
function takeValue(field: HTMLInputElement | null): string {
  const text = field?.value ?? '';
  if (field) field.value = '';
  return text;
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

/** A magnifying glass, or another line, in the colour of the text; means nothing to a screen reader. */
export function Icon({d = GLASS, className}: {d?: string; className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

const GLASS = 'M14.4 14.4 18 18M3 9.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0';

type MessageProps = {text: ReactNode; onRetry?: () => void; children?: ReactNode};

/** What the search says instead of results, with a button to try again where `onRetry` is. */
export function Message({text, onRetry, children}: MessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <p>{text}</p>
      {onRetry && (
        <Act onClick={onRetry}>
          {translate({id: 'theme.SearchBar.retry', message: 'Try again'})}
        </Act>
      )}
      {children}
    </div>
  );
}

/** A button for what a reader can do about it. */
export function Act({onClick, children}: {onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className="button button--primary" onClick={onClick}>
      {children}
    </button>
  );
}
