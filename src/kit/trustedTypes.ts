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

function ownScript(text: string) {
  const url = new URL(text, location.origin);
  if (url.origin !== location.origin) throw new TypeError(`not a script of this site: ${text}`);
  return url.href;
}

const rules: Policy = { createHTML: (text) => text, createScriptURL: ownScript };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('feria', rules) ?? rules;

/**
 * Reads HTML into an element of a document in which nothing runs or loads. The document belongs to a
 * template, so no policy watches it: DOMParser would report each style in hostile HTML as a violation.
 */
export function parseHtml(text: string): Element {
  const { ownerDocument } = document.createElement('template').content;
  const place = ownerDocument.createElement('div');
  place.innerHTML = policy.createHTML(text);
  return place;
}

/**
 * The address of a script of this site, for workers. It throws for any other address.
 *
 * @example
 * navigator.serviceWorker.register(scriptUrl('/worker.js'));
 */
export const scriptUrl = (address: string): string => policy.createScriptURL(address);
