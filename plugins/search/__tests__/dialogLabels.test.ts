import {expect, it} from 'vitest';
import {listLabels, translateLabels} from '../dialogLabels';
import type {DialogLabels} from '../types';

const LABELS: DialogLabels = {
  families: [
    {name: 'page', filter: 'Pages', kind: 'Page'},
    {name: 'go', filter: 'Go', kind: 'Go'},
  ],
  browse: [{url: '/start', label: 'Start here'}],
};

it('lists every label for translators, by what it belongs to', () => {
  const {path, content} = listLabels(LABELS);
  expect(path).toBe('dialog');
  expect(Object.entries(content).map(([id, {message}]) => `${id}: ${message}`)).toEqual([
    'filter.page: Pages',
    'kind.page: Page',
    'filter.go: Go',
    'kind.go: Go',
    'browse./start: Start here',
  ]);
});

it('takes the translated labels, and keeps the others', () => {
  const content = {'filter.page': {message: 'Seiten'}, 'browse./start': {message: 'Anfang'}};
  expect(translateLabels(LABELS, {path: 'dialog', content})).toEqual({
    families: [{name: 'page', filter: 'Seiten', kind: 'Page'}, LABELS.families[1]],
    browse: [{url: '/start', label: 'Anfang'}],
  });
});

it.each([listLabels(LABELS), undefined])('changes nothing without translations', (file) => {
  expect(translateLabels(LABELS, file)).toEqual(LABELS);
});
