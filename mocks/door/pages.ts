import docs from './docs.html?raw';
import index from './index.html?raw';
import look from './look.html?raw';

const page = (text: string) => () =>
  new Response(text.replace('<!--look-->', look), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  });

export const indexPage = page(index);
export const docsPage = page(docs);
