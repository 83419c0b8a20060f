import {describe, expect, it} from 'vitest';
import {normalizeOptions} from '../../../tests/support/normalizeOptions';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: unknown) => normalizeOptions(validateOptions, options);

describe('the options', () => {
  it('have defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('are taken as written', () => {
    const options = {files: ['openapi/hayride.yaml', 'openapi/v2/hayride-ai.yaml']};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it('are refused with an unknown name', () => {
    expect(() => validate({file: 'a'})).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "file" is not allowed]`,
    );
  });

  it.each(['/openapi/a.yaml', '../a.yaml', 'a.yaml', 'openapi/a.json'])(
    'are refused with a path that leads elsewhere: %s',
    (file) => {
      expect(() => validate({files: [file]})).toThrow(
        `"files[0]" is "${file}". Write a path below the site’s folder: openapi/name.yaml.`,
      );
    },
  );

  it('are refused with a file twice', () => {
    expect(() =>
      validate({files: ['openapi/a.yaml', 'openapi/a.yaml']}),
    ).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "files[1]" contains a duplicate value]`,
    );
  });
});
