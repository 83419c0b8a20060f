import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isComposing} from '../../lib/pageEvents';
import {findTarget} from '../../lib/pageLinks';
import {nameIndex, type Finder, type IndexFile} from '../types';
import {createFinder} from './createFinder';

/**
 * Leaves the focus in `field` after a press in its dialog, and closes the dialog where the reader goes back to
 * another page. Returns what closes it.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): () => void {
  const history = useHistory();
  const close = useCallback(() => ref.current?.close(), [ref]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const ending = new AbortController();
    const {signal} = ending;
    const keepFocus = (event: MouseEvent) => {
      if ((event.target as Element).closest('button, label')) event.preventDefault();
    };
    // Readers can drag links and select text.
    const refocus = () => {
      if (String(getSelection()) === '') field.current?.focus();
    };
    dialog.addEventListener('mousedown', keepFocus, {signal});
    dialog.addEventListener('mouseup', refocus, {signal});
    dialog.addEventListener('dragend', refocus, {signal});
    return () => ending.abort();
  }, [ref, field]);
  useEffect(
    () =>
      history.listen((_, action) => {
        // The page of a result may arrive after the reader has opened the dialog again.
        if (action === 'POP') close();
      }),
    [history, close],
  );
  return close;
}

// Kept outside the box, because a page with another layout has another box.
let isOpening = false;

/**
 * Goes to a result's address, given without the base URL. When its page is loaded, the heading gets
 * the focus, so that keyboard and screen reader continue there; without a heading, Docusaurus moves
 * it to the top.
 */
export function useOpenResult(): (url: string) => void {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const location = useLocation();
  useEffect(() => {
    if (isOpening) {
      isOpening = false;
      focusTarget(location.hash);
    }
  }, [location]);
  return (url) => {
    isOpening = true;
    history.push(withBaseUrl(url));
  };
}

function focusTarget(hash: string): void {
  const target = findTarget(hash);
  if (target) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    // Docusaurus has scrolled to it.
    target.focus({preventScroll: true});
  }
}

/** Tells whether a key is not for the search, because an input method uses it. */
export type IsTaken = (event: KeyboardEvent) => boolean;

/** From then on, in milliseconds, a key after a composition that no key has ended is the reader's own. */
const TOO_LATE = 1000;

/**
 * Tells the keys of an input method from others. Safari ends a composition before it sends the Enter or
 * Escape that has ended it, which may look like any other; until a key is released, both are the input
 * method's. Listens to the document: the box may have the focus until the composition ends.
 */
export function useInputMethod(): IsTaken {
  const ended = useRef(-Infinity);
  useEffect(() => {
    const end = ({timeStamp}: Event) => (ended.current = timeStamp);
    const release = () => (ended.current = -Infinity);
    document.addEventListener('compositionend', end);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('compositionend', end);
      document.removeEventListener('keyup', release);
    };
  }, []);
  return useCallback((event) => {
    const isEnd = event.key === 'Enter' || event.key === 'Escape';
    // A keyboard on the screen, whose keys have no code, composes each word and ends it before its Enter.
    const isEnding = isEnd && event.code !== '' && event.timeStamp - ended.current < TOO_LATE;
    return isComposing(event) || isEnding;
  }, []);
}

/** The finder, or why it is not there; `absent` is a development server, which has no index. */
export type FinderState =
  | {status: 'loading' | 'failed' | 'absent'; find?: undefined}
  | {status: 'ready'; find: Finder};

/** By the names of their indexes, for the life of the page, however many search boxes it has. */
const loading: Record<string, Promise<FinderState> | undefined> = {};

/** The name of the index for the version of the docs that the page belongs to. */
export function useIndexName(): string {
  const active = useActivePluginAndVersion();
  return nameIndex(active?.activePlugin.pluginId, active?.activeVersion);
}

/**
 * The finder of an index and the call that loads it again after a failure. It loads at once, and after a
 * failure also when the dialog opens or closes.
 */
export function useFinder(
  name: string,
  isOpen: boolean,
): {finder: FinderState; reload: () => void} {
  const {withBaseUrl} = useBaseUrlUtils();
  const baseUrl = withBaseUrl('/');
  const [finder, setFinder] = useState<FinderState>({status: 'loading'});
  const reload = useCallback(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- It loads again after a failure.
    setFinder((current) => (current.status === 'ready' ? current : {status: 'loading'}));
    loading[name] ??= loadFinder(baseUrl, name);
    loading[name].then(setFinder, () => {
      loading[name] = undefined;
      setFinder({status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'});
    });
  }, [name, baseUrl]);
  useEffect(reload, [reload, isOpen]);
  return {finder, reload};
}

/** What was answered with an error, which a cache may keep: the network is asked for it again. */
const lost = new Set<string>();

/**
 * Loads the finder of an index of the site below a base URL. Rejects when the index cannot be had or is none.
 */
async function loadFinder(baseUrl: string, name: string): Promise<FinderState> {
  const load = async (path: string): Promise<unknown> => {
    const cache = lost.has(path) ? 'reload' : 'default';
    const response = await fetch(`${baseUrl}${path}`, {cache});
    if (!response.ok) {
      lost.add(path);
      throw new Error(`${baseUrl}${path} was answered with status ${response.status}.`);
    }
    return response.json();
  };
  return {status: 'ready', find: await createFinder((await load(name)) as IndexFile, load)};
}
