import { http } from 'msw';
import { anyOrigin } from '../core/anyOrigin';

/** The pictures below `<milliseconds>/` of this path arrive that much later. */
export const SLOW_PICTURES = '/__mock/slow-pictures/';

/** Pictures are files that the mock does not serve, so it waits and sends the browser there. */
export const slowPictures = http.get(
  anyOrigin(`${SLOW_PICTURES}:ms/*`),
  async ({ request, params }) => {
    const { pathname } = new URL(request.url);
    const prefix = `${SLOW_PICTURES}${params.ms}/`;
    const path = pathname.slice(pathname.indexOf(prefix) + prefix.length);
    await new Promise((done) => setTimeout(done, Math.min(Number(params.ms) || 0, 30_000)));
    return new Response(null, {
      status: 302,
      headers: { Location: `/${path.replace(/^\/+/, '')}` },
    });
  },
);
