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
export {cutNamespace, listNotes, renderMarkdown, toAnchor} from './renderMarkdown';
export type {MarkdownOptions} from './renderMarkdown';
export {resolvePackages, type ResolveOptions} from './resolvePackages';
export {selectFeatures} from './selectFeatures';
export {BUILT_IN_TYPES, isBuiltIn, withLocation, WitError} from './syntax';
export type * from './syntax';
export {listDocComments} from './tokenizeWit';
