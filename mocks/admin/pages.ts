import documentation from './docs.html?raw';
import overview from './index.html?raw';
import { createOpenapi } from './openapi';
import styles from './styles.html?raw';

const page = (html: string) => () => ({
  type: 'text/html; charset=utf-8',
  body: html.replace('<!--styles-->', styles),
});

export const index = page(overview);
/** This page and `openapi` are about the contract: a server without the mock shows them too. */
export const docs = page(documentation);
export const openapi = () => ({
  type: 'application/json',
  body: JSON.stringify(createOpenapi()),
});
