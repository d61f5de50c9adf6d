import { networkInterfaces } from 'node:os';

const OPEN = ['0.0.0.0', '::', 'true', ''];

/** Closed to other machines unless HOST says otherwise. */
export function askedHost() {
  const host = process.env.HOST ?? '127.0.0.1';
  return OPEN.includes(host) ? '0.0.0.0' : host;
}

/**
 * Where a server on this host and port is reached from.
 * @param {string} host
 * @param {number} port
 */
export function addresses(host, port, protocol = 'http') {
  const names = ['127.0.0.1', 'localhost', '0.0.0.0'].includes(host) ? ['localhost'] : [host];
  if (host === '0.0.0.0') names.push(...lanAddresses());
  return names.map((name) => `${protocol}://${name.includes(':') ? `[${name}]` : name}:${port}/`);
}

/** @returns {string[]} */
export function lanAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
export function announce(title, lines) {
  console.log(`\n  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}\n`);
}
