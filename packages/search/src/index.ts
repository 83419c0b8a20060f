export {buildIndex, type BuiltFile} from './buildIndex';
export type {IndexOptions, Sizes} from './completeOptions';
export type {IndexFile, SummariesFile} from './indexFile';
export {SYNONYMS} from './synonyms';
export type {Entry, Family, Page} from './types';
