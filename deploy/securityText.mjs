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
