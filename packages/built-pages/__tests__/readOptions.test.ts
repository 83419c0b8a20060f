import Joi from 'joi';
import {expect, it} from 'vitest';
import {readOptions} from '../src/readOptions';

type Options = {folder: string; words?: readonly string[]};

const SCHEMAS = {
  folder: Joi.string().required(),
  words: Joi.array().items(Joi.string()).default([]),
};
const read = (options: unknown) => readOptions<Options>('parts', SCHEMAS, options);

it('returns options with their defaults, and without the id that the framework adds', () => {
  expect(read({folder: 'a', id: 'default'})).toEqual({folder: 'a', words: []});
});

it.each<[string, unknown, string]>([
  ['missing', undefined, 'parts: "folder" is required. Options: folder, words.'],
  [
    'of another type',
    {folder: 'a', words: [1]},
    'parts: "words[0]" must be a string. Options: folder, words.',
  ],
  ['unknown', {folder: 'a', word: []}, 'parts: "word" is no option. Options: folder, words.'],
])('refuses one that is %s', (_case, options, message) => {
  expect(() => read(options)).toThrow(new Error(message));
});
