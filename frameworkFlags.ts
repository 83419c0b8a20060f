import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/**
 * The settings of Docusaurus that depend on its version. The specification names the key under which the
 * colour mode is stored: without a namespace, as 3.9 does it by itself.
 */
export const FRAMEWORK_FLAGS = DOCUSAURUS_VERSION.startsWith('3.9.')
  ? {future: {v4: true, experimental_faster: true}, markdown: {preprocessor: writeOldIds}}
  : {
      future: {v4: true, faster: true},
      storage: {type: 'localStorage' as const, namespace: false},
    };

/** Returns the text of a page with the ids of its headings as 3.9 reads them: `{#id}`. */
function writeOldIds({fileContent}: {fileContent: string}): string {
  return fileContent.replace(/^(#.*)\{\/\* (#\S+) \*\/\}$/gm, '$1{$2}');
}
