export {goReference} from './goReference';
export {
  compareWords,
  DECLARATIONS_FILE,
  readDeclarations,
  readWords,
  WORDS_FILE,
} from './loadBindings';
export type {DeclaredPackage, Declaration, Declarations} from './types';
