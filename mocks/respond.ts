import { getResponse, http, type RequestHandler } from 'msw';
import { allHandlers } from './allHandlers';
import { anyOrigin } from './core/anyOrigin';
import { errorReply } from './core/reply';

const handlersByPath = new Map<string, RequestHandler[]>();

/** The handlers that can answer a path. Cached, because msw matching all of them is slower than the handler. */
function handlersFor(pathname: string) {
  let handlers = handlersByPath.get(pathname);
  if (!handlers) {
    handlers = allHandlers.filter(({ info }) => {
      const path = 'path' in info ? String(info.path) : '';
      return path === anyOrigin(pathname) || path.endsWith('*');
    });
    if (handlersByPath.size < 1000) handlersByPath.set(pathname, handlers);
  }
  return handlers;
}

/** Undefined for a request that is not for the backend. */
async function answer(request: Request) {
  return getResponse(handlersFor(new URL(request.url).pathname), request);
}

/** Answers a request as a server does: there is always a response, and errors are JSON. */
export async function respond(request: Request): Promise<Response> {
  return (await answer(request)) ?? errorReply('no_handler', 'EN', { status: 404 });
}

/** The whole backend as one handler, for the hosts of msw: a worker in a page, a server in a process. */
export const backendHandler = http.all('*', ({ request }) => answer(request));
