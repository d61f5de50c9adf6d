import { getResponse, type RequestHandler } from 'msw';
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

/** Answers a request as a server does: there is always a response, and errors are JSON. */
export async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const response = await getResponse(handlersFor(pathname), request);
  return response ?? errorReply('no_handler', 'EN', { status: 404 });
}
