import React, {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isSlashOn, setSlashOn} from '../../client/slashShortcut';

/** Switches the shortcut `/` off and on, for readers whose tools type single keys. */
export default function ShortcutSwitch({className}: {className?: string}): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className={className}>
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
