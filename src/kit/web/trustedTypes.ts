/**
 * Browsers with Trusted Types accept a text as code or HTML only when a policy made it (Chromium, and
 * Safari since 26). This is the only policy that the page allows (deploy/headers.mjs), so whoever turns
 * text into code or HTML is found in this file.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, policy: Policy): Policy;
}

/** Throws for an address of another site. */
function requireOwnSite(text: string) {
  const url = new URL(text, location.origin);
  if (url.origin !== location.origin) throw new TypeError(`not a script of this site: ${text}`);
  return url.href;
}

const rules: Policy = { createHTML: (text) => text, createScriptURL: requireOwnSite };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('feria', rules) ?? rules;

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*/gi;
const HANDLER_OR_STYLE = /([\s"'/])(?=(?:on[a-z]+|style)\s*=)/gi;

/**
 * Chromium reports each handler and each `style` attribute that it reads as a violation of the policy, since
 * version 156 in any document. The app keeps none of them, so they are renamed before the HTML is read. Those
 * that this overlooks are reported, but they neither run nor are kept.
 */
const renameReported = (html: string) =>
  html.replace(TAG, (tag) => tag.replace(HANDLER_OR_STYLE, '$1data-'));

/** Missing in the types. Safari has none. */
interface WithSetHtml {
  setHTML?(html: string, options: { sanitizer: { attributes: string[] } }): void;
}

/** The time of the cleaner grows with the square of the number of attributes: 14,000 of one element took 1 s. */
const MAX_FOR_CLEANER = 20_000;

/**
 * Reads HTML into an element of a document in which nothing runs or loads, with these attributes at least. Where the
 * browser has a cleaner of its own, and the HTML is not very long, it has removed what it knows as dangerous.
 */
export function parseHtml(html: string, attributes: string[]): Element {
  const { ownerDocument } = document.createElement('template').content;
  const container: Element & WithSetHtml = ownerDocument.createElement('div');
  const text = renameReported(html);
  // Chromium 111 to 118 has an older one with other options, and no `parseHTML`.
  const mayClean = 'parseHTML' in Document && text.length <= MAX_FOR_CLEANER;
  if (container.setHTML && mayClean) container.setHTML(text, { sanitizer: { attributes } });
  else container.innerHTML = policy.createHTML(text);
  return container;
}

/**
 * The address of a script of this site, for workers. It throws for any other address.
 *
 * @example
 * navigator.serviceWorker.register(scriptUrl('/worker.js'));
 */
export const scriptUrl = (address: string): string => policy.createScriptURL(address);
