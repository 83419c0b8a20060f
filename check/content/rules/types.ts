import type {Location} from 'docusaurus-built-pages/location';
import type {Page, Pages, TextFile} from '../../lib/pages/types';

/** A location that a rule checks; `message` is undefined if nothing is wrong there. */
export type Checked = Location & {message: string | undefined};

/** A rule about words: checks a page or a source of the references; results may be in any order. */
export type WordRule = (file: TextFile) => Checked[];

/** A rule about pages: checks a page; results may be in any order. */
export type Rule = (page: Page, pages: Pages) => Checked[] | Promise<Checked[]>;
