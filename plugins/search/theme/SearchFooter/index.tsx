import React, {memo, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {SLASH_KEY} from '../../types';
import styles from './styles.module.css';

const SLOT = createStorageSlot(SLASH_KEY);
const OFF = 'off';

/** The keys of the dialog, for the eye, and the switch of the shortcut that opens it. */
export default memo(function SearchFooter(): ReactNode {
  return (
    <div className={styles.footer}>
      <span>
        <Translate
          id="theme.SearchBar.keys"
          description="The keys of the search dialog, at its foot"
        >
          ↑ ↓ to choose, Enter to open, Esc to close
        </Translate>
      </span>
      <ShortcutSwitch />
    </div>
  );
});

/**
 * Switches the shortcut `/` off and on, for readers whose tools type single keys (WCAG 2.1.4), and keeps
 * their choice in this browser.
 */
function ShortcutSwitch(): ReactNode {
  const [isOn, setOn] = useState(() => SLOT.get() !== OFF);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setOn(target.checked);
          if (target.checked) SLOT.del();
          else SLOT.set(OFF);
        }}
      />
      {translate({
        id: 'theme.SearchBar.slashShortcut',
        message: 'The / key opens the search',
        description: 'The label of the switch for the shortcut of the search box',
      })}
    </label>
  );
}
