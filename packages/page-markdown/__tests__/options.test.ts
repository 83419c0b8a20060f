import {expect, it} from 'vitest';
import {unwrap} from '../src/forms';
import {writeMarkdown} from '../src/index';

const write = (options: unknown) => () => writeMarkdown(options as {root: string});

it('the step takes all of its options, and needs the folder of the site', () => {
  const lists = {styleClasses: ['wide'], endClasses: []};
  expect(write({root: '/site', unknown: 'refuse', forms: {chart: unwrap}, ...lists})).not.toThrow();
  expect(write({root: '/site'})).not.toThrow();
  expect(write(undefined)).toThrow('writeMarkdown: "root" is required.');
});

it.each<[object, string]>([
  [{unknown: 'ignore'}, '"unknown" must be one of [refuse, unwrap]'],
  [{forms: {chart: 'drop'}}, '"forms.chart" must be of type function'],
  [{styleClasses: 'wide'}, '"styleClasses" must be an array'],
  [{endClasses: [1]}, '"endClasses[0]" must be a string'],
  [{form: {}}, '"form" is no option'],
])('the step refuses %o', (options, reason) => {
  expect(write({root: '/site', ...options})).toThrow(
    new Error(`writeMarkdown: ${reason}. Options: root, unknown, forms, styleClasses, endClasses.`),
  );
});
