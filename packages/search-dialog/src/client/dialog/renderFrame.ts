import type {Words} from '../../types';
import {isSlashOn, switchSlash} from '../shortcuts';
import {h} from './elements';
import filter from './filter.module.css';
import styles from './dialog.module.css';

/** Chips that choose what the results are of: everything (the empty value), or one family. */
export function renderFilter({families, texts}: Words): HTMLElement | undefined {
  if (families.length === 0) return undefined;
  const choices = [{name: '', filter: texts.all}, ...families].map(({name, filter: label}) =>
    h('label', {}, h('input', {type: 'radio', name: 'search-family', value: name}), label),
  );
  return h(
    'fieldset',
    {class: filter.filter},
    h('legend', {class: 'sr-only'}, texts.filter),
    ...choices,
  );
}

/**
 * The keys of the dialog, for the eye, and the switch of the shortcut `/` that opens it, for readers whose
 * tools type single keys (WCAG 2.1.4); their choice is kept in this browser.
 */
export function renderFooter({texts}: Words): HTMLElement {
  const slash = document.createElement('input');
  slash.type = 'checkbox';
  slash.checked = isSlashOn();
  slash.addEventListener('change', () => switchSlash(slash.checked));
  return h(
    'div',
    {class: styles.footer},
    h('span', {}, texts.keys),
    h('label', {}, slash, texts.slash),
  );
}
