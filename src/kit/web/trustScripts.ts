import { parseUrl } from './parseUrl';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(
    name: 'default',
    rules: { createScriptURL(text: string): string | undefined },
  ): unknown;
}

/** An address that ends with a slash stands for all below it. */
const isBelow = (address: string) => (path: string) =>
  path.endsWith('/') ? address.startsWith(path) : address === path;

/**
 * Lets a library that knows no Trusted Types load its scripts: from now on a text is accepted as the address of a script,
 * when it is one of these. Any other text is refused as before.
 */
export function trustScripts(addresses: string[]) {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Chromium allows the default policy once.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(text) {
      const url = parseUrl(text);
      return url && addresses.some(isBelow(url.origin + url.pathname)) ? url.href : undefined;
    },
  });
}
