export {createReference} from './createReference';
export type {CreateOptions, Reference} from './createReference';
export {witReference} from './wit/witReference';
export type {WitContext, WitElement, WitReferenceOptions} from './wit/witReference';
export type {Picture} from './wit/buildReference';
