import React, {useEffect, useId, useState, type ReactNode, type RefObject} from 'react';
import {createStorageSlot, usePluralForm} from '@docusaurus/theme-common';
import {
  useFinder,
  useIndexName,
  useInputMethod,
  useModal,
  useOpenResult,
  type FinderState,
  type IsTaken,
} from '../../client/useDialog';
import {listResults, toKey, useSearch, type Search} from '../../client/useSearch';
import {SLASH_KEY} from '../../client/shortcuts';
import {useField} from '../../client/useField';
import type {Answer} from '../../types';
import {Message} from '../SearchBar/parts';
import Filter from '../SearchFilter';
import SearchResults, {type OnOpen} from '../SearchResults';
import SearchStart from '../SearchStart';
import {TEXTS, tellCount, tellNone} from './texts';
import styles from './styles.module.css';

/** The dialog and its field are there, open or not, before what searches is. */
export type Props = {
  isOpen: boolean;
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
};

type OpenProps = Omit<Props, 'isOpen'> & {
  finder: FinderState;
  reload: () => void;
  openUrl: (url: string) => void;
  isTaken: IsTaken;
};

/** What is below the field of the dialog, with the engine and the index: all that its first use loads. */
export default function SearchDialog(props: Props): ReactNode {
  const name = useIndexName();
  return <IndexDialog key={name} {...{name, ...props}} />;
}

function IndexDialog({name, isOpen, ...rest}: Props & {name: string}): ReactNode {
  const {finder, reload} = useFinder(name, isOpen);
  const openUrl = useOpenResult();
  const isTaken = useInputMethod();
  return isOpen && <OpenDialog {...{finder, reload, openUrl, isTaken, ...rest}} />;
}

function OpenDialog(props: OpenProps): ReactNode {
  const {finder, reload, openUrl, isTaken, dialog, field} = props;
  const close = useModal(dialog, field);
  const listId = useId();
  const search = useSearch(finder.find);
  const {query, family, answer, activeKey} = search;
  const onOpen: OnOpen = (url, isHere) => {
    if (isHere) {
      close();
      openUrl(url);
    }
  };
  useEffect(() => {
    if (activeKey !== undefined) {
      const option = dialog.current?.querySelector('[role="option"][aria-selected="true"]');
      option?.scrollIntoView({block: 'nearest'});
    }
    // Not for the rest of an answer: the reader may have scrolled on.
  }, [dialog, activeKey, query, family]);
  useField({field, search, listId, isTaken});
  return (
    <>
      <Filter {...search} />
      <div className={styles.body}>
        <Body {...{search, finder, reload, listId, onOpen}} />
      </div>
      <Footer />
      <SearchStatus status={finder.status} {...{query, answer}} />
    </>
  );
}

type BodyProps = Pick<OpenProps, 'finder' | 'reload'> & {
  search: Search;
  listId: string;
  onOpen: OnOpen;
};

/** What was found, or what there is instead. */
function Body({search, finder: {status}, reload, listId, onOpen}: BodyProps): ReactNode {
  const {query, answer, active, keep} = search;
  if (answer && answer.groups.length > 0) {
    const onOpenResult: OnOpen = (url, isHere) => {
      keep();
      onOpen(url, isHere);
    };
    return <SearchResults onOpen={onOpenResult} {...{answer, active, listId}} />;
  }
  if (query === '' || answer?.isWhole) {
    return <SearchStart {...{search, listId, onOpen}} />;
  }
  return (
    <Message
      text={describeStatus({status, query, answer})}
      onRetry={status === 'failed' ? reload : undefined}
    />
  );
}

const SLASH = createStorageSlot(SLASH_KEY);
const OFF = 'off';

/**
 * The keys of the dialog, for the eye, and the switch of the shortcut `/` that opens it, for readers whose
 * tools type single keys (WCAG 2.1.4); their choice is kept in this browser.
 */
function Footer(): ReactNode {
  const [isOn, setOn] = useState(() => SLASH.get() !== OFF);
  return (
    <div className={styles.footer}>
      <span>{TEXTS.keys}</span>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({target}) => {
            setOn(target.checked);
            if (target.checked) SLASH.del();
            else SLASH.set(OFF);
          }}
        />
        {TEXTS.slash}
      </label>
    </div>
  );
}

/** Pause in typing before anything is announced, in milliseconds. */
const PAUSE = 500;
/** How long an answer that is not whole may take before it is announced as such. */
const PATIENCE = 1000;

type StatusProps = {status: FinderState['status']; query: string; answer: Answer | undefined};

/**
 * Announces what the dialog shows: the number of results, or why there are none. Each change is announced
 * once, when it has settled: other results also where they are as many, the same ones of another query not.
 */
function SearchStatus(props: StatusProps): ReactNode {
  const {query, answer} = props;
  const results = listResults(answer);
  const {selectMessage} = usePluralForm();
  const counted = selectMessage(results.length, tellCount(results.length));
  const message = query === '' ? '' : (describeStatus(props) ?? counted);
  const isWhole = answer?.isWhole !== false;
  const key = [message, ...(isWhole ? results.map(toKey) : [])].join('\n');
  const [said, setSaid] = useState({key: '', message: ''});
  useEffect(() => {
    const timer = setTimeout(() => setSaid({key, message}), isWhole ? PAUSE : PATIENCE);
    return () => clearTimeout(timer);
  }, [key, message, isWhole]);
  return (
    <div className="sr-only" role="status">
      {/* A new element, because a text that stays the same is not announced. */}
      <span key={said.key}>{said.message}</span>
    </div>
  );
}

/** Explains why a query has no results, or not all of them yet; `undefined` if it has. */
function describeStatus({status, query, answer}: StatusProps): string | undefined {
  if (status === 'failed' || status === 'absent') {
    return TEXTS[status];
  }
  if (!answer?.isWhole) {
    return answer ? TEXTS.incomplete : TEXTS.loading;
  }
  return answer.groups.length === 0 ? tellNone(query) : undefined;
}
