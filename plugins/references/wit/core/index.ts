export {resolvePackages, selectFeatures} from './checkPackages';
export {collectPackages} from './collectPackages';
export {formatMember, formatPackages} from './formatWit';
export {parseWit} from './parseWit';
export {readWit} from './readWit';
export {listMentions} from './resolveNames';
export {type Use, type WitSource, withLocation} from './syntax';
export {listDocComments} from './tokenizeWit';
