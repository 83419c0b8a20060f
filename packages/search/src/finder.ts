export {createFinder, type LoadFile} from './createFinder';
export {findTerms, type Place} from './describeResults';
export type {IndexFile} from './indexFile';
export type {Answer, Family, Finder, Query, Result, ResultGroup} from './types';
