import React, {memo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isSlashOn, setSlashOn} from '../../client/slashKey';
import styles from './styles.module.css';

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

/** Switches the shortcut `/` off and on, for readers whose tools type single keys. */
function ShortcutSwitch(): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setOn(target.checked);
          setSlashOn(target.checked);
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
