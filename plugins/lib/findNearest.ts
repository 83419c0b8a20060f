// The page and the servers answer for a missing address with the same pages.
export {findNearest, toWords} from '../../server/findNearest.mjs';
