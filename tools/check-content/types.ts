import type {Problem} from '../shared/findings';
import type {Page, Pages, TextFile} from '../shared/pages/types';

/** A rule about words: returns every problem of a page or a source of the reference, in any order. */
export type WordRule = (file: TextFile) => Problem[];

/** A rule about pages: returns every problem of a page, in any order. */
export type Rule = (page: Page, pages: Pages) => Problem[] | Promise<Problem[]>;
