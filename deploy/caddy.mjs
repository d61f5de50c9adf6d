import { FILE_TYPES } from './fileTypes.mjs';
import { HOST_PATTERN, tlsHeaders } from './headers.mjs';
import { BACKEND_PATHS, MAX_UPLOAD_MIB, REQUEST_LIMITS, siteHeaders } from './site.mjs';

const headerLines = (headers) =>
  [
    '\t\t\theader {',
    ...Object.entries(headers).map(
      ([name, value]) => `\t\t\t\t${name} "${value.replaceAll('"', '\\"')}"`,
    ),
    '\t\t\t}',
  ].join('\n');

const handleBlock = (matcher, headers, ...lines) =>
  [
    `\t\thandle ${matcher}{`,
    headerLines(headers),
    ...lines.map((line) => `\t\t\t${line}`),
    '\t\t}',
  ].join('\n');

/** Caddy takes content types from the system, which may know few of them. */
const typeLines = Object.entries(FILE_TYPES)
  .map(
    ([extension, type]) => `\t\t@type_${extension.slice(1)} path *${extension}
\t\theader @type_${extension.slice(1)} content-type "${type}"`,
  )
  .join('\n');

const FILE_SERVER =
  'header vary accept-encoding\n\t\t\tfile_server {\n\t\t\t\tprecompressed br gzip\n\t\t\t}';

/** A log without the queries of addresses and without tokens. */
const LOG = `\tlog {
		format filter {
			wrap json
			fields {
				request>uri regexp \\?.* ""
				request>headers>Token delete
				request>headers>Referer delete
				resp_headers>Location delete
			}
		}
	}`;

/** A site below a path of its host. Other sites may be at the other paths. */
const baseLines = (base, missing) =>
  base === '/'
    ? ''
    : `		@start path / ${base.slice(0, -1)}
		@startWithQuery {
			path / ${base.slice(0, -1)}
			expression {query} != ""
		}
${handleBlock('@startWithQuery ', missing, `redir * ${base}?{query}`)}
${handleBlock('@start ', missing, `redir * ${base}`)}
		@elsewhere not path ${base}* /healthz ${BACKEND_PATHS.map((path) => `${path} ${path}/*`).join(' ')}
${handleBlock('@elsewhere ', missing, 'header -content-type', 'respond "404" 404')}
		uri strip_prefix ${base.slice(0, -1)}
`;

/** A proxy in front has TLS, if it is one whose word is taken. */
const trustedTls = (ranges) =>
  ranges.length
    ? `		@tlsInFront {
			remote_ip ${ranges.join(' ')}
			header X-Forwarded-Proto https
		}
		header @tlsInFront strict-transport-security "${tlsHeaders['strict-transport-security']}"
`
    : '';

/**
 * A Caddyfile. Go's HTTP server answers what it cannot read before Caddy sees it, so these replies have no headers of
 * ours (tests/toolchain/unreadableRequests.test.ts). It does not limit attempts to log in or to send messages: Caddy's own modules cannot.
 * @param {import('./site.mjs').Site} site
 */
export function caddyConfig({ policy, root, backend, port, base, trustedProxies, wellKnown }) {
  const { page, sampleGames, assets, files, missing, ...headers } = siteHeaders(
    policy,
    '{http.request.hostport}',
  );
  const proxied = BACKEND_PATHS.map((path) => path.replace('/', '')).join('|');
  return `# Made by \`npm run deploy:config\` from the build: make it again after each build (docs/deploy.md).
{
	admin off
	# Caddy itself has hardly any of these limits.
	servers {
		max_header_size ${REQUEST_LIMITS.headersKiB}KiB
		timeouts {
			read_header ${REQUEST_LIMITS.headersSeconds}s
			read_body ${REQUEST_LIMITS.bodySeconds}s
			idle ${REQUEST_LIMITS.idleSeconds}s
		}
	}
	# Errors.
${LOG}
}

# A domain in place of the port turns on TLS with a certificate.
:${port} {
${LOG}
	root * ${root}
	route {
		@tls protocol https
		header @tls strict-transport-security "${tlsHeaders['strict-transport-security']}"
${trustedTls(trustedProxies)}${baseLines(base, missing)}		@backend path_regexp ^/(${proxied})(/|$)
		@private path_regexp (\\.map$|\\.br$|\\.gz$|/\\.)
		@asset {
			path /assets/*
			file
		}
		@sampleGame {
			path /play/*
			file
			header_regexp Host ${HOST_PATTERN.source}
		}
		@page path_regexp (/[^.]*|\\.html)$
		@file file
${handleBlock('/healthz ', missing, 'respond "ok" 200')}
		handle @backend {
			request_body {
				max_size ${MAX_UPLOAD_MIB}MiB
			}
			# No cache on the way stores a reply, unless the backend allows it.
			header ?cache-control no-store
			# Caddy passes on the parts of an event stream at once.
			reverse_proxy ${backend} {
				# What a visitor writes about its own address is not passed on.
				header_up -X-Real-IP
				header_up -Forwarded
${trustedProxies.length ? `\t\t\t\ttrusted_proxies ${trustedProxies.join(' ')}\n` : ''}${Object.entries(
  headers.backend,
)
  .map(([name, value]) => `\t\t\t\theader_down ${name} "${value}"`)
  .join('\n')}
			}
		}
${handleBlock('/.well-known/change-password ', missing, `redir * ${base}m/changePsw 302`)}
		handle_path /.well-known/* {
${headerLines(missing)}
			root * ${wellKnown}
			file_server
		}
${handleBlock('@private ', missing, 'respond "404" 404')}
${typeLines}
${handleBlock('@asset ', assets, FILE_SERVER)}
${handleBlock('@sampleGame ', sampleGames, FILE_SERVER)}
		@missing {
			path /assets/* /play/*
		}
${handleBlock('@missing ', missing, 'header -content-type', 'respond "404" 404')}
${handleBlock('@page ', page, 'header content-type "text/html; charset=utf-8"', 'rewrite * /index.html', FILE_SERVER)}
${handleBlock('@file ', files, FILE_SERVER)}
${handleBlock('', missing, 'header -content-type', 'respond "404" 404')}
	}
	handle_errors {
${headerLines(missing)}
		respond "{http.error.status_code}"
	}
}
`;
}
