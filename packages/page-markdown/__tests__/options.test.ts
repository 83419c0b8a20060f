import {describe, expect, it} from 'vitest';
import {writeMarkdown} from '../src/index';

const write = (options: unknown) => () => writeMarkdown(options as {root: string});

describe('the options of the step', () => {
  it('are complete with the folder of the site', () => {
    expect(write({root: '/site'})).not.toThrow();
    expect(
      write({
        ...{root: '/site', unknown: 'refuse', forms: {chart: () => []}},
        ...{styleClasses: ['big'], endClasses: []},
      }),
    ).not.toThrow();
  });

  it('are refused with everything that is wrong and what to do', () => {
    expect(
      write({
        ...{unknown: 'ignore', forms: {chart: 'drop'}, form: {}},
        ...{styleClasses: 'big', endClasses: [1]},
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: writeMarkdown: root must be the folder of the site. Write root: __dirname.
      writeMarkdown: unknown must be 'refuse' or 'unwrap'. Leave it out to keep the content of unknown components.
      writeMarkdown: forms.chart does not fit. Give each class a function, such as unwrap of docusaurus-page-markdown/forms.
      writeMarkdown: styleClasses does not fit. Give a list of classes, such as ['wide'].
      writeMarkdown: endClasses[0] does not fit. Give a list of classes, such as ['wide'].
      writeMarkdown: form is not an option. Use root, unknown, forms, styleClasses, endClasses.]
    `);
  });

  it('are an object', () => {
    expect(write(undefined)).toThrow('writeMarkdown: an object of options is required');
    expect(write('/site')).toThrow('writeMarkdown: an object of options must be of type object');
  });

  it('may have forms only as an object', () => {
    expect(write({root: '/site', forms: []})).toThrow(
      'writeMarkdown: forms does not fit. Give each',
    );
  });
});
