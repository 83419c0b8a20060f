import {describe, expect, it} from 'vitest';
import {normalizeOptions} from '../../../tests/support/normalizeOptions';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: unknown) => normalizeOptions(validateOptions, options);

describe('the options', () => {
  it('have defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('are taken as written', () => {
    const options = {filename: 'find.json', excerptLength: 200, ignoreClasses: ['badge']};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it('are refused with an unknown name', () => {
    expect(() => validate({maxResults: 3})).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "maxResults" is not allowed]`,
    );
  });

  it('are refused with a file name that has a folder', () => {
    expect(() => validate({filename: 'a/b.json'})).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "filename" is "a/b.json". Write a file name that ends in .json, without a folder.]`,
    );
  });

  it('are refused with a length that shows nothing', () => {
    expect(() => validate({excerptLength: 5})).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "excerptLength" must be greater than or equal to 100]`,
    );
  });

  it('are refused with several classes in one', () => {
    expect(() => validate({ignoreClasses: ['a b']})).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: "ignoreClasses[0]" is "a b". Write each class name by itself.]`,
    );
  });
});
