import { FILE_TYPES } from './fileTypes.mjs';
import { HOST_PATTERN, tlsHeaders } from './headers.mjs';
import {
  API_NAMES,
  apiLocations,
  escaped,
  reportLocations,
  resolverLines,
  upstreamBlock,
} from './nginxApi.mjs';
import { addHeaders, own } from './nginxText.mjs';
import {
  ATTEMPTS_PER_MINUTE,
  MAX_UPLOAD_MIB,
  REPEATED_PATHS,
  REQUEST_LIMITS,
  SAME_COMMAND_PER_MINUTE,
  SESSION_ATTEMPTS_PER_MINUTE,
  siteHeaders,
  TOO_MANY,
} from './site.mjs';

// The module is in a package of its own.
const BROTLI = `  # Needs the package libnginx-mod-http-brotli-static.
  brotli_static on;
`;

/** `text/css; charset=utf-8` is written as the type and the charset, which nginx adds to its text types. */
const typeLines = Object.entries(FILE_TYPES)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`)
  .join('\n');

/** The addresses of the API, as the browser asks for them. */
const apiAddresses = ({ mount }) => `/(${API_NAMES})${mount ? `|${escaped(mount)}` : ''}`;

/** A site below a path of its host. Other sites may be at the other paths. */
function baseLines(site) {
  const { base, reports } = site;
  if (base === '/') return '';
  const others = ['/healthz', ...reports.map(({ path }) => escaped(path))].join('|');
  return `  if ($request_uri ~ "^(/|${base.slice(0, -1)})([?]|$)") {
    return 302 ${base}$is_args$args;
  }
  if ($request_uri !~ "^($|${base}|/[.]well-known/|(${apiAddresses(site)})(/|[?]|$)|(${others})([?]|$))") {
    return 404;
  }
  rewrite ^${base}(.*)$ /$1;
`;
}

const listenLines = ({ listen, tls }) =>
  listen
    .map(
      ({ address, port }) =>
        `  listen ${address && `${address}:`}${port}${tls ? ' ssl http2' : ''};`,
    )
    .join('\n');

const nameLine = ({ serverNames }) =>
  serverNames.length
    ? `
  server_name ${serverNames.join(' ')};`
    : '';

const certificateLines = ({ tls, name }) =>
  tls
    ? `
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:${name}_tls:10m;
  ssl_session_tickets off;`
    : '';

/** Errors are in the access log as their status. Here they would have the whole address. */
const errorLog = ({ accessLog }) =>
  `  error_log ${accessLog.replace(/access(?=[^/]*$)/, 'error')} crit;`;

/** An address that cannot be decoded, such as /m/%E0%A4%A, is opened in the app, which says that it is gone. */
const unreadableLocation = (site, missing) => `  error_page 400 = /unreadable;
  location = /unreadable {
    internal;
    ${addHeaders(site, missing, 4)}
    if ($request ~ "^(GET|HEAD) (?!(${apiAddresses(site)})(/|[?;]|$))[^ ]*% ?") {
      return 302 ${site.base}m/gone;
    }
    types { }
    default_type text/plain;
    return 400 "400\\n";
  }
`;

/** Leads from http to https. Whoever issues certificates looks for its file by http. */
const redirectServer = (site, missing) =>
  site.tls
    ? `
server {
  listen ${site.httpPort};${nameLine(site)}
  server_tokens off;
  absolute_redirect off;
  access_log off;
${errorLog(site)}
  ${addHeaders(site, missing, 2)}
${unreadableLocation(site, missing)}
  location ^~ /.well-known/acme-challenge/ {
    alias ${site.wellKnown}/acme-challenge/;
    default_type text/plain;
  }
  location / {
    return 301 https://$host${site.listen[0].port === 443 ? '' : `:${site.listen[0].port}`}$request_uri;
  }
}
`
    : '';

/**
 * The part of an nginx configuration that belongs into `http { }`. Several sites can be in one nginx.
 * @param {import('./siteOptions.mjs').Site} site
 */
export function nginxConfig(site) {
  const { policy, name, root, base, trustedProxies, wellKnown, include, accessLog } = site;
  const headers = siteHeaders(policy, own(site, 'own_host'));
  const { page, sampleGames, assets, files, missing } = headers;
  const headerLines = (of, indent) => addHeaders(site, of, indent);
  return `# Made by \`npm run deploy:config\` from the build: make it again after each build (docs/deploy.md).
# What is written here is lost with the next one: lines of your own belong into ${include}/*.nginx.conf.

# Whose word about the visitor is taken (--trusted-proxy).
geo $realip_remote_addr ${own(site, 'is_trusted_proxy')} {
  default 0;
${trustedProxies.map((range) => `  ${range} 1;\n`).join('')}}

map "${own(site, 'is_trusted_proxy')} $http_x_forwarded_proto" ${own(site, 'visitor_scheme')} {
  default $scheme;
  "1 https" https;
  "1 http" http;
}

# Strict-Transport-Security is for TLS only, here or at the proxy in front.
map ${own(site, 'visitor_scheme')} ${own(site, 'hsts')} {
  default "";
  https "${tlsHeaders['strict-transport-security']}";
}

# No cache on the way stores a reply, unless the backend allows it.
map $upstream_http_cache_control ${own(site, 'backend_cache_control')} {
  default $upstream_http_cache_control;
  "" no-store;
}

# Addresses are logged without their query, which may have secrets and what somebody searched for.
map $request_uri ${own(site, 'path_without_query')} {
  default "";
  "~^(?<${name}_path>[^?]*)" $${name}_path;
}
log_format ${name} '$remote_addr [$time_iso8601] "$request_method ${own(site, 'path_without_query')}" $status '
  '$body_bytes_sent $request_time $upstream_status';

# The host that was asked, for the policy of the sample games.
map $http_host ${own(site, 'own_host')} {
  default invalid;
  "~${HOST_PATTERN.source}" $http_host;
}

# A home with IPv6 has a whole /64 (8 of 16 bytes), so that is one visitor.
map $binary_remote_addr ${own(site, 'visitor')} {
  default $binary_remote_addr;
  "~(?s)^(?<${name}_network>.{8}).{8}$" $${name}_network;
}
limit_req_zone ${own(site, 'visitor')} zone=${name}_attempts:10m rate=${ATTEMPTS_PER_MINUTE}r/m;

# The account, where a token names it. Without one there is no such limit.
map $http_token ${own(site, 'session')} {
  default $http_token;
  "" $arg_token;
}
limit_req_zone ${own(site, 'session')} zone=${name}_session_attempts:10m rate=${SESSION_ATTEMPTS_PER_MINUTE}r/m;

# A command that the browser sends again by itself, because a connection broke, is not passed on a second time.
map "$http_idempotency_key $uri" ${own(site, 'command')} {
  default "$http_idempotency_key $uri";
  "~*(^ |${REPEATED_PATHS.join('|')})" "";
}
limit_req_zone ${own(site, 'command')} zone=${name}_commands:10m rate=${SAME_COMMAND_PER_MINUTE}r/m;

${upstreamBlock(site)}${redirectServer(site, missing)}
server {
${listenLines(site)}${nameLine(site)}${certificateLines(site)}
  root ${root};
  server_tokens off;
  absolute_redirect off;
  access_log ${accessLog} ${name};
${errorLog(site)}
${trustedProxies.map((range) => `  set_real_ip_from ${range};\n`).join('')}${resolverLines(site)}  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  client_max_body_size ${MAX_UPLOAD_MIB}m;
  large_client_header_buffers 4 ${REQUEST_LIMITS.headersKiB / 4}k;
  client_header_timeout ${REQUEST_LIMITS.headersSeconds}s;
  # Between two parts of a body.
  client_body_timeout ${REQUEST_LIMITS.headersSeconds}s;
  keepalive_timeout ${REQUEST_LIMITS.idleSeconds}s;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
${site.hasBrotli ? BROTLI : ''}  # index.html is opened for every address of the app.
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 10s;
  types {
${typeLines}
  }
  # For what has no location, such as a request that cannot be read.
  ${headerLines(missing, 2)}
${baseLines(site)}  error_page 404 @missing;
  error_page 405 @not_allowed;
  error_page 429 @too_many;

${unreadableLocation(site, missing)}
  location @missing {
    ${headerLines(missing, 4)}
    types { }
    default_type text/plain;
    return 404 "404\\n";
  }

  location @not_allowed {
    ${headerLines({ ...missing, allow: 'GET, HEAD' }, 4)}
    types { }
    default_type text/plain;
    return 405 "405\\n";
  }

  location @too_many {
    ${headerLines({ ...headers.apiError, 'retry-after': '60' }, 4)}
    types { }
    default_type application/json;
    return 429 '${TOO_MANY}';
  }

  location = /healthz {
    access_log off;
    ${headerLines(missing, 4)}
    types { }
    default_type text/plain;
    return 200 "ok${site.version && ` ${site.version}`}\\n";
  }

  # For security.txt, assetlinks.json, certificates. Password managers open the page that changes the password.
  location = /.well-known/change-password {
    return 302 ${base}m/changePsw;
  }

  location ^~ /.well-known/ {
    alias ${wellKnown}/;
    ${headerLines(missing, 4)}
    default_type text/plain;
  }

${apiLocations(site, headers)}
${reportLocations(site, headers)}
  # Source maps, and files that are private or written by the build for itself.
  location ~ (\\.map$|\\.br$|\\.gz$|/\\.) {
    return 404;
  }

  location ~* ^/assets/ {
    ${headerLines(assets, 4)}
    try_files $uri =404;
  }

  location ~* ^/play/ {
    ${headerLines(sampleGames, 4)}
    try_files $uri =404;
  }

  # /m/index.html is an address of the app too.
  location ~* \\.html$ {
    ${headerLines(page, 4)}
    try_files $uri /index.html =404;
  }

  location ~ \\.[^/.]+$ {
    ${headerLines(files, 4)}
    try_files $uri =404;
  }

  # Every other address is one of the app.
  location / {
    ${headerLines(page, 4)}
    try_files /index.html =404;
  }

  # Your own lines: further locations, lines of TLS, anything that belongs into a server.
  include ${include}/*.nginx.conf;
}
`;
}
