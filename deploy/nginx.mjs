import { FILE_TYPES } from './fileTypes.mjs';
import { HOST_PATTERN, tlsHeaders } from './headers.mjs';
import {
  ATTEMPTS_AT_ONCE,
  ATTEMPTS_PER_MINUTE,
  BACKEND_PATHS,
  LIMITED_PATHS,
  MAX_UPLOAD_MIB,
  REQUEST_LIMITS,
  STREAM_PATH,
  siteHeaders,
  TOO_MANY,
} from './site.mjs';

/** A 404 must not be stored like the file that was there before, so `Cache-Control` is for success only. */
const headerLines = (headers, indent) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const always = name === 'cache-control' && value !== 'no-store' ? '' : ' always';
      return `add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .concat('add_header strict-transport-security $hsts always;')
    .join(`\n${' '.repeat(indent)}`);

/** `text/css; charset=utf-8` is written as the type and the charset, which nginx adds to its text types. */
const typeLines = Object.entries(FILE_TYPES)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`)
  .join('\n');

/** @param {URL} backend */
const upstreamLines = ({ protocol, hostname, port }) =>
  `server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)};`;

/** Requests to an https backend use TLS, and its certificate is checked. */
const tlsLines = ({ protocol, hostname }) =>
  protocol === 'https:'
    ? `
    proxy_ssl_server_name on;
    proxy_ssl_name ${hostname};
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`
    : '';

const proxyLines = (
  headers,
  backend,
) => `proxy_pass ${backend.protocol}//feria_backend;${tlsLines(backend)}
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # What a visitor writes about its own address is not passed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-Proto $visitor_scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header Forwarded "";
    # The app sets no limit either: the member decides how long to wait.
    proxy_read_timeout 600s;
    # A command that moves money is never sent twice.
    proxy_next_upstream off;
    proxy_hide_header cache-control;
    add_header cache-control $backend_cache_control always;
${Object.keys(headers)
  .map((name) => `    proxy_hide_header ${name};`)
  .join('\n')}
    ${headerLines(headers, 4)}`;

/** A site below a path of its host. Other sites may be at the other paths. */
const baseLines = (base, proxied) =>
  base === '/'
    ? ''
    : `  if ($request_uri ~ "^(/|${base.slice(0, -1)})([?]|$)") {
    return 302 ${base}$is_args$args;
  }
  if ($request_uri !~ "^($|${base}|/(${proxied})(/|[?]|$)|/healthz$)") {
    return 404;
  }
  rewrite ^${base}(.*)$ /$1;
`;

/**
 * The part of an nginx configuration that belongs into `http { }`.
 * @param {import('./site.mjs').Site} site
 */
export function nginxConfig(site) {
  const { policy, root, port, base, trustedProxies, wellKnown, accessLog } = site;
  const { page, sampleGames, assets, files, missing, ...headers } = siteHeaders(
    policy,
    '$own_host',
  );
  const backend = new URL(site.backend);
  const proxy = proxyLines(headers.backend, backend);
  // `/wps/session;x=1/login` and `/wps/session/login.json` are the same path to some backends.
  const limited = LIMITED_PATHS.map((path) => path.split('/').slice(1).join('(;[^/]*)?/')).join(
    '|',
  );
  const proxied = BACKEND_PATHS.map((path) => path.replace('/', '')).join('|');
  return `# Made by \`npm run deploy:config\` from the build: make it again after each build (docs/deploy.md).

# Whose word about the visitor is taken (--trusted-proxy).
geo $realip_remote_addr $is_trusted_proxy {
  default 0;
${trustedProxies.map((range) => `  ${range} 1;\n`).join('')}}

map "$is_trusted_proxy $http_x_forwarded_proto" $visitor_scheme {
  default $scheme;
  "1 https" https;
  "1 http" http;
}

# Strict-Transport-Security is for TLS only, here or at the proxy in front.
map $visitor_scheme $hsts {
  default "";
  https "${tlsHeaders['strict-transport-security']}";
}

# No cache on the way stores a reply, unless the backend allows it.
map $upstream_http_cache_control $backend_cache_control {
  default $upstream_http_cache_control;
  "" no-store;
}

# Addresses are logged without their query, which may have secrets and what somebody searched for.
map $request_uri $path_without_query {
  default "";
  "~^(?<path_of_request>[^?]*)" $path_of_request;
}
log_format feria '$remote_addr [$time_iso8601] "$request_method $path_without_query" $status '
  '$body_bytes_sent $request_time $upstream_status';

# The host that was asked, for the policy of the sample games.
map $http_host $own_host {
  default invalid;
  "~${HOST_PATTERN.source}" $http_host;
}

# A home with IPv6 has a whole /64 (8 of 16 bytes), so that is one visitor.
map $binary_remote_addr $visitor {
  default $binary_remote_addr;
  "~(?s)^(?<network_of_visitor>.{8}).{8}$" $network_of_visitor;
}
limit_req_zone $visitor zone=feria_attempts:10m rate=${ATTEMPTS_PER_MINUTE}r/m;

upstream feria_backend {
  ${upstreamLines(backend)}
  keepalive 64;
}

server {
  listen ${port};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  access_log ${accessLog} feria;
  # Errors are in the access log as their status. Here they would have the whole address.
  error_log ${accessLog.replace(/access(?=[^/]*$)/, 'error')} crit;
${trustedProxies.map((range) => `  set_real_ip_from ${range};\n`).join('')}  real_ip_header X-Forwarded-For;
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
  # Needs the package libnginx-mod-http-brotli-static.
  brotli_static on;
  # index.html is opened for every address of the app.
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 10s;
  types {
${typeLines}
  }
  # For what has no location, such as a request that cannot be read.
  ${headerLines(missing, 2)}
${baseLines(base, proxied)}  error_page 400 = /unreadable;
  error_page 404 @missing;
  error_page 429 @too_many;

  # An address that cannot be decoded, such as /m/%E0%A4%A, is opened in the app, which says that it is gone.
  location = /unreadable {
    internal;
    ${headerLines(missing, 4)}
    if ($request ~ "^(GET|HEAD) (?!/(${proxied})(/|[?;]|$))[^ ]*% ?") {
      return 302 ${base}m/gone;
    }
    types { }
    default_type text/plain;
    return 400 "400\\n";
  }

  location @missing {
    ${headerLines(missing, 4)}
    types { }
    default_type text/plain;
    return 404 "404\\n";
  }

  location @too_many {
    ${headerLines({ ...headers.backend, 'cache-control': 'no-store', 'retry-after': '60' }, 4)}
    types { }
    default_type application/json;
    return 429 '${TOO_MANY}';
  }

  location = /healthz {
    access_log off;
    ${headerLines(missing, 4)}
    types { }
    default_type text/plain;
    return 200 "ok\\n";
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

  # Events are passed on as they come. The backend sends a heartbeat every 15 seconds.
  location = ${STREAM_PATH} {
    proxy_buffering off;
    proxy_cache off;
    gzip off;
    ${proxy}
  }

  location ~* "^/(${limited})([;.][^/]*)?(/|$)" {
    limit_req zone=feria_attempts burst=${ATTEMPTS_AT_ONCE} nodelay;
    limit_req_status 429;
    ${proxy}
  }

  location ~ ^/(${proxied})(/|$) {
    ${proxy}
  }

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
}
`;
}
