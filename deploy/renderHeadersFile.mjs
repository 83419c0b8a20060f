import {CACHE_CONTROL} from '../server/sendFile.mjs';
import {listHostHeaders} from './hostRules.mjs';

/**
 * The file `_headers` of Cloudflare Pages and Netlify. Both let browsers ask for each file again, and
 * both join the values of a header that two rules set, so only the rule for assets is about caching.
 */
export function renderHeadersFile() {
  const headers = listHostHeaders().map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${headers.join('\n')}
/assets/*
  Cache-Control: ${CACHE_CONTROL.hashed}
`;
}
