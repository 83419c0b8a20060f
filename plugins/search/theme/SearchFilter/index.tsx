import React, {useId, type ReactNode} from 'react';
import type {Search} from '../../client/useSearch';
import {TEXTS, useLabels} from '../SearchDialog/texts';
import styles from './styles.module.css';

/** Chips that choose what the results are of: everything, or one family. */
export default function SearchFilter({
  family,
  dispatch,
}: Pick<Search, 'family' | 'dispatch'>): ReactNode {
  const {families} = useLabels();
  const name = useId();
  return (
    families.length > 0 && (
      <fieldset className={styles.filter}>
        <legend className="sr-only">{TEXTS.filter}</legend>
        {[{name: undefined, filter: TEXTS.all}, ...families].map((choice) => (
          <label key={choice.name ?? ''}>
            <input
              type="radio"
              name={name}
              checked={choice.name === family}
              onChange={() => dispatch({type: 'filter', family: choice.name})}
            />
            {choice.filter}
          </label>
        ))}
      </fieldset>
    )
  );
}
