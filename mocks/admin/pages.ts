import documentation from './docs.html?raw';
import { createAdminOpenapi, type ListedPage } from './documents/adminOpenapi';
import { createLlmsText } from './documents/llmsText';
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

const createJson = (create: () => object) => () => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(create()),
});

const overviewPage = createPage(overview);
/** This page and the API document are about the contract, so that a server without the mock shows them too. */
export const docsPage = createPage(documentation);
export const openapiDocument = createJson(createOpenapi);

interface Page {
  /** The name in the API document. */
  name: string;
  about: string;
  make(): { headers: Record<string, string>; body: string };
}

/** The pages and documents of the admin API. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/__mock', { name: 'adminPageWithoutSlash', about: 'The admin page.', make: overviewPage }],
  ['/__mock/', { name: 'adminPage', about: 'The admin page.', make: overviewPage }],
  [
    '/__mock/docs',
    { name: 'docs', about: 'The documentation of the API of the product.', make: docsPage },
  ],
  [
    '/__mock/openapi.json',
    { name: 'productOpenapi', about: 'The API of the product.', make: openapiDocument },
  ],
  [
    '/__mock/admin-openapi.json',
    {
      name: 'adminOpenapi',
      about: 'The admin API: this document.',
      make: createJson(() => createAdminOpenapi(listPages())),
    },
  ],
  [
    '/__mock/llms.txt',
    {
      name: 'llmsText',
      about: 'What a coding agent can read and do here. Also at `/llms.txt`.',
      make: () => ({
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        body: createLlmsText(),
      }),
    },
  ],
]);

const listPages = (): ListedPage[] =>
  [...pages].map(([path, { name, about }]) => ({ path, name, about }));
