import { ADDRESS_HEADERS, BACKEND_PATHS, NOT_FOUND } from './apiMount.mjs';
import { addHeaders, own } from './nginxText.mjs';
import { ATTEMPTS_AT_ONCE, LIMITED_PATHS, SESSION_ATTEMPTS_AT_ONCE, STREAM_PATH } from './site.mjs';

/** Where a server is asked to connect to, with its port. */
const hostAndPort = ({ protocol, hostname, port }) =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

export const escaped = (path) => path.replace(/[.]/g, '\\.');

/** `wps|lgw|lotto/lgw` */
export const API_NAMES = BACKEND_PATHS.map((path) => path.slice(1)).join('|');

/** Requests to an https backend use TLS, and its certificate is checked. */
const tlsLines = ({ protocol, hostname }) =>
  protocol === 'https:'
    ? `
    proxy_ssl_server_name on;
    proxy_ssl_name ${hostname};
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`
    : '';

/** The backend with connections that stay open, or a name that is looked up again and again. */
export const upstreamBlock = ({ name, backend, resolvers }) =>
  backend && !resolvers.length
    ? `upstream ${name}_backend {
  server ${hostAndPort(backend)};
  keepalive 64;
}
`
    : '';

/** nginx looks up a name in a variable while it runs. */
export const resolverLines = (site) =>
  site.resolvers.length
    ? `  resolver ${site.resolvers.join(' ')} valid=30s;
  set ${own(site, 'backend')} ${hostAndPort(site.backend)};
`
    : '';

/** Headers of a request that is passed on. The target knows its own name, and learns that of the site. */
const requestLines = (site, target) => `proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${target.host};
    # What a visitor writes about its own address is not passed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-Proto ${own(site, 'visitor_scheme')};
    proxy_set_header X-Forwarded-Host $http_host;
${ADDRESS_HEADERS.map((name) => `    proxy_set_header ${name} "";\n`).join('')}    # A command that moves money is never sent twice.
    proxy_next_upstream off;`;

function proxyLines(site, headers) {
  const { backend, innerMount, resolvers, name } = site;
  const path = backend.pathname.replace(/\/$/, '');
  const upstream = resolvers.length ? own(site, 'backend') : `${name}_backend`;
  const rewrite =
    innerMount || path ? `rewrite "(?i)^${escaped(innerMount)}(/.*)$" ${path}$1 break;\n    ` : '';
  return `${rewrite}proxy_pass ${backend.protocol}//${upstream};${tlsLines(backend)}
    ${requestLines(site, backend)}
    # The app sets no limit either: the member decides how long to wait.
    proxy_read_timeout 600s;
    proxy_hide_header cache-control;
    add_header cache-control ${own(site, 'backend_cache_control')} always;
${Object.keys(headers.backend)
  .map((header) => `    proxy_hide_header ${header};`)
  .join('\n')}
    ${addHeaders(site, headers.backend, 4)}`;
}

/** The token of a session is a header, so no other site can make a browser send it: compressed replies reveal nothing. */
const GZIP = `gzip on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types application/json;`;

const notFoundLines = (site, headers) => `${addHeaders(site, headers.apiError, 4)}
    types { }
    default_type application/json;
    return 404 '${NOT_FOUND}';`;

/** What is asked for at the place of the API is answered by the API, or does not exist. It is never the app. */
function unknownPaths({ innerMount, backend }) {
  const root = `/(${API_NAMES})(/|$)`;
  if (!innerMount) return backend ? undefined : `^${root}`;
  return `^(${escaped(innerMount)}(/|$)|${root})`;
}

/** The locations of the API. */
export function apiLocations(site, headers) {
  const { backend, innerMount } = site;
  const mount = escaped(innerMount);
  // `/wps/session;x=1/login` and `/wps/session/login.json` are the same path to some backends.
  const limited = LIMITED_PATHS.map((path) => path.split('/').slice(1).join('(;[^/]*)?/'));
  const unknown = unknownPaths(site);
  const parts = [];
  if (backend) {
    const proxy = proxyLines(site, headers);
    parts.push(`  # Events are passed on as they come. The backend sends a heartbeat every 15 seconds.
  location = ${innerMount}${STREAM_PATH} {
    proxy_buffering off;
    proxy_cache off;
    gzip off;
    ${proxy}
  }
`);
    // Some backends drop such a part of a path, so that a limited path could be written as another one.
    parts.push(`  location ~* "^${mount}/(${API_NAMES})(/.*)?/\\.{0,2};" {
    ${notFoundLines(site, headers)}
  }
`);
    parts.push(`  location ~* "^${mount}/(${limited.join('|')})([;.[:space:]][^/]*)?(/|$)" {
    limit_req zone=${site.name}_attempts burst=${ATTEMPTS_AT_ONCE} nodelay;
    limit_req zone=${site.name}_session_attempts burst=${SESSION_ATTEMPTS_AT_ONCE} nodelay;
    limit_req_status 429;
    ${GZIP}
    ${proxy}
  }
`);
    parts.push(`  location ~ ^${mount}/(${API_NAMES})(/|$) {
    limit_req zone=${site.name}_commands;
    # The app then looks for the command: it may have been carried out.
    limit_req_status 503;
    ${GZIP}
    ${proxy}
  }
`);
  }
  if (unknown) parts.push(`  location ~ ${unknown} {\n    ${notFoundLines(site, headers)}\n  }\n`);
  return parts.join('\n');
}

/** Addresses of this site to which the app sends its reports. */
export const reportLocations = (site, headers) =>
  site.reports
    .map(
      ({ innerPath, receiver }) => `  location = ${innerPath} {
    limit_except POST {
      deny all;
    }
    client_max_body_size 256k;
    proxy_pass ${receiver.href};${tlsLines(receiver)}
    ${requestLines(site, receiver)}
    ${addHeaders(site, headers.apiError, 4)}
  }
`,
    )
    .join('\n');
