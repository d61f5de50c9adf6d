import { getResponse, http, type RequestHandler } from 'msw';
import { allHandlers } from './allHandlers';
import { anyOrigin } from './core/door/anyOrigin';
import { errorReply } from './core/reply';

/** A limit, so that requests for many different paths do not fill the memory. */
const MAX_CACHED_PATHS = 1000;

const handlersByPath = new Map<string, RequestHandler[]>();

/** The handlers for a path. Cached, because msw takes longer to match all of them than to run one. */
function handlersFor(pathname: string) {
  let handlers = handlersByPath.get(pathname);
  if (!handlers) {
    handlers = allHandlers.filter(({ info }) => {
      const path = 'path' in info ? String(info.path) : '';
      return path === anyOrigin(pathname) || path.endsWith('*');
    });
    if (handlersByPath.size < MAX_CACHED_PATHS) handlersByPath.set(pathname, handlers);
  }
  return handlers;
}

/** Undefined for a request that is not for the backend. */
const findResponse = (request: Request) =>
  getResponse(handlersFor(new URL(request.url).pathname), request);

/** Answers a request as a server does: there is always a response, and errors are JSON. */
export async function respond(request: Request): Promise<Response> {
  return (await findResponse(request)) ?? errorReply('no_handler', 'EN', { status: 404 });
}

/** The whole backend as one handler, for the hosts of msw: a worker in a page, a server in a process. */
export const backendHandler = http.all('*', ({ request }) => findResponse(request));
