import { getResponse, type RequestHandler } from 'msw';
import { all } from './all';
import { anywhere } from './core/address';
import { fail } from './core/reply';

const byPath = new Map<string, RequestHandler[]>();

/** The handlers that could answer an address, found once: matching all of them costs more than the rule. */
function candidates(pathname: string) {
  let found = byPath.get(pathname);
  if (!found) {
    found = all.filter(({ info }) => {
      const path = 'path' in info ? String(info.path) : '';
      return path === anywhere(pathname) || path.endsWith('*');
    });
    if (byPath.size < 1000) byPath.set(pathname, found);
  }
  return found;
}

/** Answers like a server: always something, always JSON unless a rule says otherwise. */
export async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (
    (await getResponse(candidates(pathname), request)) ?? fail('no_handler', 'EN', { status: 404 })
  );
}
