export {collectPackages} from './collectPackages';
export {
  formatFunc,
  formatItem,
  formatMember,
  formatPackages,
  formatPart,
  formatType,
} from './formatWit';
export {parseWit} from './parseWit';
export {readWit} from './readWit';
export {createScopes, listMentions, listTypes, type Mention, type Scopes} from './resolveNames';
export {resolvePackages} from './resolvePackages';
export {selectFeatures} from './selectFeatures';
export {BUILT_IN_TYPES, isBuiltIn, withLocation, WitError} from './syntax';
export type {
  Extern,
  Func,
  Head,
  InterfacePath,
  Item,
  Member,
  Named,
  Package,
  PackageName,
} from './syntax';
export type {Part, Span, TypeRef, Use, UsedName, WitFile, WitNode, WitSource} from './syntax';
export {listDocComments} from './tokenizeWit';
