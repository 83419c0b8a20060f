import {CACHE_CONTROL, HASHED, ROBOTS, UNLISTED_PATTERN} from '../server/sendFile.mjs';
import {listHostHeaders, listTypes, PLAIN_TYPE} from './hostRules.mjs';

/** @typedef {import('./renderCaddyfile.mjs').SiteAddress} SiteAddress */

/**
 * The site's part of an nginx configuration, to include in `http`. It needs the module brotli_static.
 * @param {SiteAddress} address
 * @param {readonly string[]} files
 */
export function renderNginx({host, listen, root}, files) {
  const hashed = HASHED.source.replace('^', '').replaceAll('\\/', '/');
  const headers = listHostHeaders().map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# Written by \`npm run release\`: change deploy/renderNginx.mjs instead.
map $status:$uri $docs_cache {
  default "${CACHE_CONTROL.other}";
  "~^(?:200|206|304):/${hashed}" "${CACHE_CONTROL.hashed}";
}
map $uri $docs_robots {
  "~${UNLISTED_PATTERN}" ${ROBOTS.value};
}
map $status $docs_allow {
  405 "GET, HEAD";
}

server {
${(listen ? [listen] : ['80', '[::]:80']).map((address) => `  listen ${address};`).join('\n')}
  server_name ${host};
  root "${root}";
  server_tokens off;
  absolute_redirect off;
  default_type ${PLAIN_TYPE};
  types {
${listTypes(files)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join('\n')}
  }

  # The files beside the files: what is sent was compressed once.
  brotli_static on;
  gzip_static on;
  gzip off;
  add_header Vary Accept-Encoding always;

  add_header Cache-Control $docs_cache always;
  add_header Allow $docs_allow always;
  add_header ${ROBOTS.name} $docs_robots always;
${headers.join('\n')}

  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }
  error_page 404 /404.html;

  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  # The other spellings of a page's address lead to it.
  location = /index.html {
    return 301 /$is_args$args;
  }
  location ~ ^(?<page>/(?!(?:404|index)[./]).+?)(?:/index\\.html|\\.html|/)$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/(?:404|index)$ {
    return 404;
  }
  # An archive is a file of the site; other compressed files are not asked for by name.
  location ~ (?<!\\.tar)\\.(?:br|gz)$ {
    return 404;
  }
}
`;
}
