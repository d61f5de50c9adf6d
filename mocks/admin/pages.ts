import documentation from './docs.html?raw';
import overview from './index.html?raw';
import { createOpenapi } from './openapi';
import styles from './styles.html?raw';

const createPage = (html: string) => () => ({
  type: 'text/html; charset=utf-8',
  body: html.replace('<!--styles-->', styles),
});

export const overviewPage = createPage(overview);
/** This page and the API document are about the contract, so that a server without the mock shows them too. */
export const docsPage = createPage(documentation);
export const openapiDocument = () => ({
  type: 'application/json',
  body: JSON.stringify(createOpenapi()),
});
