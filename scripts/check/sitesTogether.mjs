import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { check } from './siteChecks.mjs';

/** A page by HTTP/2, from the site with this name. */
function ask({ port, certificate }, host, path) {
  const ca = readFileSync(certificate);
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host });
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    const sent = session.request({ ':path': path, ':authority': `${host}:${port}` });
    let headers = {};
    let text = '';
    sent.on('response', (received) => {
      headers = received;
    });
    sent.on('data', (chunk) => {
      text += chunk;
    });
    sent.on('end', () => resolve({ headers, text }));
    sent.on('error', reject);
    sent.end();
  }).finally(() => session.close());
}

/** Where http leads to. */
const requestLocation = ({ httpPort }, host, path) =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: httpPort, path, headers: { host } });
    sent.on('error', reject).on('response', (reply) => {
      reply.resume();
      resolve(reply.headers.location);
    });
    sent.end();
  });

/**
 * Two sites in one server with a certificate: each answers under its name by HTTP/2.
 * @param {{ base: string, host: string }[]} hosts
 * @param {{ port: number, httpPort: number, certificate: string }} server
 * @param {(isTrue: () => unknown) => Promise<boolean>} until
 */
export async function checkTogether(hosts, server, until) {
  const requestStatus = async ({ host, base }) =>
    (await ask(server, host, `${base}m/home`)).headers[':status'];
  const isStarted = await until(async () => (await requestStatus(hosts[0])) === 200);
  check('the certificate is used, and HTTP/2 is spoken', isStarted);
  for (const { base, host } of isStarted ? hosts : []) {
    const { headers, text } = await ask(server, host, `${base}m/home`);
    check(`${host} has its own brand`, text.includes(`<title>Cometa ${host}`), text.slice(0, 200));
    check(`${host} sends HSTS`, !!headers['strict-transport-security'], headers);
    const status = await ask(server, host, `${base}api/wps/system/status`);
    check(
      `${host} has its own path of the API`,
      status.text.includes('"success":true'),
      status.text,
    );
    const location = await requestLocation(server, host, `${base}m/home`);
    const isLed = location?.startsWith(`https://${host}`) && location.endsWith(`${base}m/home`);
    check(`http leads to https at ${host}`, isLed, location);
  }
}

/** Lines of the operator, which are part of the site and outlive a release. */
export function writeOwnLines(site, base) {
  mkdirSync(join(site, 'include'), { recursive: true });
  const lines = {
    'own.nginx.conf': 'location = /own { return 200 "own"; }\n',
    'own.caddy': `handle ${base}own {\n\trespond "own"\n}\n`,
  };
  for (const [name, text] of Object.entries(lines))
    writeFileSync(join(site, 'include', name), text);
}
