import { ADDRESS_HEADERS, BACKEND_PATHS, NOT_FOUND } from './apiMount.mjs';
import { FILE_TYPES } from './fileTypes.mjs';
import { HOST_PATTERN, tlsHeaders } from './headers.mjs';
import { MAX_UPLOAD_MIB, REQUEST_LIMITS, STREAM_PATH, siteHeaders } from './site.mjs';

const MADE_BY =
  '# Made by `npm run deploy:config` from the build: make it again after each build (docs/deploy.md).';

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

const below = (paths) => paths.flatMap((path) => [path, `${path}/*`]).join(' ');

/** A site below a path of its host. Other sites may be at the other paths. */
function baseLines({ base, mount, reports }, missing) {
  if (base === '/') return '';
  const others = below([...BACKEND_PATHS, ...(mount ? [mount] : [])]);
  const addresses = reports.map(({ path }) => ` ${path}`).join('');
  return `		@start path / ${base.slice(0, -1)}
		@startWithQuery {
			path / ${base.slice(0, -1)}
			expression {query} != ""
		}
${handleBlock('@startWithQuery ', missing, `redir * ${base}?{query}`)}
${handleBlock('@start ', missing, `redir * ${base}`)}
		@elsewhere not path ${base}* /healthz /.well-known/* ${others}${addresses}
${handleBlock('@elsewhere ', missing, 'header -content-type', 'respond "404" 404')}
		uri strip_prefix ${base.slice(0, -1)}
`;
}

/** Of the chain of addresses only the one that the proxy in front has seen is passed on, as nginx does. */
const trustedLines = (trustedProxies) => `				trusted_proxies ${trustedProxies.join(' ')}
				header_up X-Forwarded-For "^(?:.*, *)?([^, ]+), *[^, ]+$" "$1"
`;

/** Some backends read a name with underscores as the same. nginx drops such names by itself. */
const bothForms = (name) =>
  [name, name.replaceAll('-', '_')].map((form) => `				header_up -${form}\n`);

/** The target knows its own name, and learns that of the site. */
const proxyLines = (target, trustedProxies, lines) => `			reverse_proxy ${target.origin} {
				header_up Host {upstream_hostport}
				# What a visitor writes about its own address is not passed on.
${['X-Real-IP', ...ADDRESS_HEADERS].flatMap(bothForms).join('')}${trustedProxies.length ? trustedLines(trustedProxies) : ''}${lines}			}`;

/** The API: passed on, or an error in its own form. It is never the app. */
function apiBlocks({ backend, innerMount, trustedProxies }, headers) {
  const names = BACKEND_PATHS.map((path) => path.slice(1)).join('|');
  const isAtRoot = !innerMount;
  const unknown = `		@unknownApi path ${below(isAtRoot ? BACKEND_PATHS : [innerMount, ...BACKEND_PATHS])}
${handleBlock('@unknownApi ', headers.apiError, 'header content-type application/json', `respond \`${NOT_FOUND}\` 404`)}
`;
  if (!backend) return unknown;
  const path = backend.pathname.replace(/\/$/, '');
  // In a route the lines keep their order.
  const move =
    isAtRoot && !path
      ? ''
      : `			route {
				${isAtRoot ? '' : `uri strip_prefix ${innerMount}`}
				rewrite * ${path}{uri}
			}`;
  const replyHeaders = Object.entries(headers.backend)
    .map(([name, value]) => `				header_down ${name} "${value}"\n`)
    .join('');
  const proxy = (...before) => `			request_body {
				max_size ${MAX_UPLOAD_MIB}MiB
			}
			# No cache on the way stores a reply, unless the backend allows it.
			header ?cache-control no-store
${[...before, move].filter(Boolean).join('\n')}
${proxyLines(backend, trustedProxies, replyHeaders)}`;
  return `		# Caddy passes on the parts of an event stream at once, unless they are compressed.
		handle ${innerMount}${STREAM_PATH} {
${proxy()}
		}
		@backend path_regexp ^${innerMount.replaceAll('.', '\\.')}/(${names})(/|$)
		handle @backend {
${proxy('			encode gzip')}
		}
${isAtRoot ? '' : unknown}`;
}

/** Addresses of this site to which the app sends its reports. */
const reportBlocks = ({ reports, trustedProxies }) =>
  reports
    .map(
      ({ innerPath, receiver }, i) => `		@report${i} {
			path ${innerPath}
			method POST
		}
		handle @report${i} {
			request_body {
				max_size 256KiB
			}
			rewrite * ${receiver.pathname}
${proxyLines(receiver, trustedProxies, '')}
		}
`,
    )
    .join('');

/** `:8080`, `http://play.example.com:8080`, or a name, for which Caddy gets a certificate. */
function siteAddresses({ serverNames, listen, tls }) {
  const scheme = tls ? 'https://' : 'http://';
  const names = serverNames.length ? serverNames : [''];
  const ports = [...new Set(listen.map(({ port }) => port))];
  const addresses = names.flatMap((name) =>
    ports.map((port) => (name ? `${scheme}${name}:${port}` : `:${port}`)),
  );
  return addresses.join(', ');
}

function bindLine({ listen }) {
  const bound = listen.map(({ address }) => address).filter(Boolean);
  return bound.length ? `\tbind ${bound.join(' ')}\n` : '';
}

const certificateLine = ({ tls }) => (tls?.isNamed ? `\ttls ${tls.certificate} ${tls.key}\n` : '');

/** Leads from http to https. Caddy does so by itself, but without our headers. */
function redirectSite(site, missing) {
  const { tls, serverNames, httpPort, listen } = site;
  if (!tls) return '';
  const { port } = listen[0];
  return `${serverNames.map((name) => `http://${name}:${httpPort}`).join(', ')} {
${bindLine(site)}${LOG}
${handleBlock('', missing, `redir * https://{host}${port === 443 ? '' : `:${port}`}{uri} 301`)}
}
`;
}

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
 * ours (tests/toolchain/unreadableRequests.test.ts). It does not limit attempts to log in or to send messages: Caddy's
 * own modules cannot.
 * @param {import('./siteOptions.mjs').Site} site
 */
export const caddyConfig = ({ tls, httpPort }) => `${MADE_BY}
{
	admin off${tls && httpPort !== 80 ? `\n	http_port ${httpPort}` : ''}
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

# Several sites: a file of your own with the lines above, and an import of feria.caddy for each.
import feria.caddy
`;

/**
 * The site alone, to import into a Caddyfile.
 * @param {import('./siteOptions.mjs').Site} site
 */
export function caddySite(site) {
  const { version, policy, root, base, trustedProxies, wellKnown, include } = site;
  const headers = siteHeaders(policy, '{http.request.hostport}');
  const { page, sampleGames, assets, files, missing } = headers;
  return `${MADE_BY}
# What is written here is lost with the next one: lines of your own belong into ${include}/*.caddy.
${redirectSite(site, missing)}${siteAddresses(site)} {
${bindLine(site)}${certificateLine(site)}${LOG}
	import ${include}/*.caddy
	root * ${root}
	route {
		@tls protocol https
		header @tls strict-transport-security "${tlsHeaders['strict-transport-security']}"
${trustedTls(trustedProxies)}${baseLines(site, missing)}		@private path_regexp (\\.map$|\\.br$|\\.gz$|/\\.)
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
${handleBlock('/healthz ', missing, `respond "ok${version && ` ${version}`}" 200`)}
${apiBlocks(site, headers)}${reportBlocks(site)}		@unsafe not method GET HEAD
${handleBlock('@unsafe ', { ...missing, allow: 'GET, HEAD' }, 'header -content-type', 'respond "405" 405')}
${handleBlock('/.well-known/change-password ', missing, `redir * ${base}m/changePsw 302`)}
		handle_path /.well-known/* {
${headerLines(missing)}
			# The file of a certificate has no ending.
			header ?content-type text/plain
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
