import { http } from 'msw';
import { anyOrigin } from '../core/door/anyOrigin';

/** `/__mock/slow-pictures/3000/art/a.webp` is the picture `/art/a.webp`, three seconds later. */
export const SLOW_PICTURES = '/__mock/slow-pictures/';

/** The mock does not serve pictures, so it waits and redirects the browser to the file. */
export const slowPictures = http.get(
  anyOrigin(`${SLOW_PICTURES}:ms/*`),
  async ({ request, params }) => {
    const { pathname } = new URL(request.url);
    const prefix = `${SLOW_PICTURES}${params.ms}/`;
    const path = pathname.slice(pathname.indexOf(prefix) + prefix.length);
    await new Promise((resolve) => setTimeout(resolve, Math.min(Number(params.ms) || 0, 30_000)));
    // With one slash only: `//example.com` would be an address of another site.
    return new Response(null, {
      status: 302,
      headers: { Location: `/${path.replace(/^\/+/, '')}` },
    });
  },
);
