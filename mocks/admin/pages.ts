import documentation from './docs.html?raw';
import overview from './index.html?raw';
import { createOpenapi } from './openapi';
import styles from './styles.html?raw';

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Only the page's own script and style run, they reach this server alone, and no page frames them. */
const policyOf = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const createPage = (html: string) => () => {
  const nonce = newNonce();
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(nonce),
    },
    body: html
      .replace('<!--styles-->', styles)
      .replace(/<(script|style)(?=[ >])/g, `<$1 nonce="${nonce}"`),
  };
};

export const overviewPage = createPage(overview);
/** This page and the API document are about the contract, so that a server without the mock shows them too. */
export const docsPage = createPage(documentation);
export const openapiDocument = () => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(createOpenapi()),
});
