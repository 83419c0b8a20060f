/* What only a reader who searches needs: the browser loads it when the box is first used. */
export {createFinder} from './createFinder';
export {default as SearchResults} from '../theme/SearchResults';
