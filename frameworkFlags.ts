import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/**
 * Settings of Docusaurus that depend on its version. The specification requires the storage key of the colour mode to
 * have no namespace, which is the default in 3.9.
 */
export const FRAMEWORK_FLAGS = DOCUSAURUS_VERSION.startsWith('3.9.')
  ? {future: {v4: true, experimental_faster: true}, markdown: {preprocessor: writeOldIds}}
  : {
      future: {v4: true, faster: true},
      storage: {type: 'localStorage' as const, namespace: false},
    };

/** Rewrites the ids of headings in a page's source as 3.9 reads them: `{#id}`. */
function writeOldIds({fileContent}: {fileContent: string}): string {
  return fileContent.replace(/^(#.*)\{\/\* (#\S+) \*\/\}$/gm, '$1{$2}');
}
