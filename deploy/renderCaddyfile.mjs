import path from 'node:path';
import {CACHE_CONTROL, HASHED, ROBOTS, UNLISTED_PATTERN} from '../server/sendFile.mjs';
import {listHostHeaders, listTypes, PLAIN_TYPE} from './hostRules.mjs';

/**
 * Where a site is: its host name, the folder that has its files, and, behind a proxy or for a trial,
 * the one address `<IP>:<port>` to answer plain HTTP on.
 * @typedef {{host: string, root: string, listen?: string}} SiteAddress
 */

/**
 * The site's Caddyfile. Without `listen`, Caddy answers HTTPS and gets the certificate itself.
 * @param {SiteAddress} address
 * @param {readonly string[]} files
 */
export function renderCaddyfile({host, listen, root}, files) {
  const [, address = '', port = ''] = /^(.*):(\d+)$/.exec(listen ?? '') ?? [];
  const headers = listHostHeaders().map(([name, value]) => `\t\t${name} "${value}"`);
  const types = listTypes(files).filter(([extension]) => extension !== 'html');
  const plain = files.filter((file) => !path.extname(file)).map((file) => `/${file}`);
  const hashed = HASHED.source.replace('^', '^/').replaceAll('\\/', '/');
  return `# Written by \`npm run release\`: change deploy/renderCaddyfile.mjs instead.
{
	servers {
		max_header_size 16KB
	}
}

${listen ? `http://:${port}` : host} {
${listen ? `\tbind ${address}\n` : ''}	root * "${root}"

	header {
		Cache-Control {kept}
${headers.join('\n')}
	}
	@unlisted path_regexp ${UNLISTED_PATTERN}
	header @unlisted ${ROBOTS.name} ${ROBOTS.value}
	# At the end, because the file server sets them too.
	header {
		Vary Accept-Encoding
		-Server
		defer
	}
${types.map(([extension, type]) => renderType(extension, `*.${extension}`, type)).join('\n')}
${plain.length > 0 ? renderType('plain', plain.join(' '), PLAIN_TYPE) : ''}

	map {path} {kept} {
		~${hashed} "${CACHE_CONTROL.hashed}"
		default "${CACHE_CONTROL.other}"
	}
	map {query} {asked} {
		"" ""
		default "?{query}"
	}
	route {
		@change not method GET HEAD
		error @change 405
		@malformed path_regexp \\x00
		error @malformed 400

		# The other spellings of a page's address lead to it.
		redir /index.html /{asked} 301
		@spelled path_regexp page ^(/.+?)(?:/index\\.html|\\.html|/)$
		route @spelled {
			@page {
				file {re.page.1}.html
				not path /404/ /404.html /404/index.html /index/ /index/index.html
			}
			redir @page {re.page.1}{asked} 301
			error 404
		}

		# An archive is a file of the site; other compressed files are not asked for by name.
		@unasked {
			path *.br *.gz /404 /index
			not path *.tar.gz
		}
		error @unasked 404

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header {
			Vary Accept-Encoding
			-Server
			defer
		}
		header Cache-Control "${CACHE_CONTROL.other}"
		@missing expression {err.status_code} == 404
		handle @missing {
			header Content-Type "text/html; charset=utf-8"
			# Whoever has the page or wants a part of it gets all of it with status 404.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		@refused expression {err.status_code} == 405
		header @refused Allow "GET, HEAD"
		respond "{err.status_text}" {err.status_code}
	}
}
`;
}

/**
 * @param {string} name
 * @param {string} paths
 * @param {string} type
 */
function renderType(name, paths, type) {
  return `\t@${name} path ${paths}
\theader @${name} {
\t\tContent-Type "${type}"
\t\tdefer
\t}`;
}
