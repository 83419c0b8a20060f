import type {Words} from '../../types';
import {isSlashOn, switchSlash} from '../shortcuts';
import {h} from './elements';
import filter from './filter.module.css';
import styles from './dialog.module.css';

/** Renders the filter: chips for all results (the empty value), and for each family. */
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
 * Renders the keys of the dialog, visually only, and the switch of the shortcut `/`, for readers whose tools type
 * single keys (WCAG 2.1.4). Their choice is kept in this browser.
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
