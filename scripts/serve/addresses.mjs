import { networkInterfaces } from 'node:os';

/**
 * The addresses at which a server on this host and port can be reached.
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
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
}

/**
 * The lines about the mock backend in what a command prints at its start.
 * @param {string} address
 * @param {string} [secret] what the admin API asks other machines for
 */
export const mockLines = (address, secret) => [
  `admin page of the mock backend: ${address}__mock/${secret ? `?secret=${secret}` : ''}`,
  `documentation of its API: ${address}__mock/docs`,
  ...(secret
    ? [`other machines open the admin page first; scripts send the header Mock-Secret: ${secret}`]
    : []),
];

/**
 * @param {string} title
 * @param {string[]} lines
 */
export function printAddresses(title, lines) {
  console.log(`\n  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}\n`);
}
