import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/**
 * The flags of Docusaurus, of which 3.9 has one under another name. The specification names the key under
 * which the colour mode is stored: without a namespace, as 3.9 does it by itself.
 */
export const FRAMEWORK_FLAGS = DOCUSAURUS_VERSION.startsWith('3.9.')
  ? {future: {v4: true, experimental_faster: true}}
  : {
      future: {v4: true, faster: true},
      storage: {type: 'localStorage' as const, namespace: false},
    };
