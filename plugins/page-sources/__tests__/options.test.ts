import {describe, expect, it} from 'vitest';
import {normalizeOptions} from '../../../tests/support/normalizeOptions';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: unknown) => normalizeOptions(validateOptions, options);

describe('the options', () => {
  it('have defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('are taken as written', () => {
    const options = {folders: ['wit', 'openapi'], code: ['plugins/shared']};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  describe.each(['folders', 'code'])('for %s', (name) => {
    it.each(['/wit', '../wit', 'wit/'])(
      'are refused with a path that leads elsewhere: %s',
      (folder) => {
        expect(() => validate({[name]: [folder]})).toThrow(
          `"${name}[0]" is "${folder}". Write a path below the site’s folder, such as wit.`,
        );
      },
    );
  });
});
