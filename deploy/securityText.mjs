import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf } from './withConfig.mjs';

/** A researcher may rely on the text for that long. Each release renews it. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The text of `/.well-known/security.txt` (RFC 9116). Undefined without a contact.
 * @param {Partial<import('../src/config/config').Config>} config
 */
export function securityText({ securityContact }, now = Date.now()) {
  if (!securityContact) return undefined;
  const expires = new Date(now + LIFETIME_MS).toISOString();
  return `Contact: ${securityContact}\nExpires: ${expires}\n`;
}

/**
 * Writes the text of a build's configuration into the folder of `/.well-known/`, which outlives releases. Without a contact
 * a file that is there stays.
 * @param {string} build
 * @param {string} wellKnown
 */
export function writeSecurityText(build, wellKnown) {
  const text = securityText(configOf(readFileSync(join(build, 'index.html'), 'utf8')));
  if (!text) return;
  mkdirSync(wellKnown, { recursive: true });
  writeFileSync(join(wellKnown, 'security.txt'), text);
}
