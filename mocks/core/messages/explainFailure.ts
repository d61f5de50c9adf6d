import type { Definition } from '../../../src/contract/endpoint';
import { hostStacks } from '../hosts/hostStacks';
import { RequestError } from './requestError';

/** A handler has returned what the `out` of its endpoint does not allow. */
export class BrokenContract extends Error {}

/** A file of the mock or a test in a line of a stack trace. The group is its path and the number of the line. */
const OWN_FILE = /.*\/((?:mocks|tests)\/[\w./-]+\.tsx?:\d+)/;

/** The file and line of the source in a stack trace that is not in mocks/core. */
function placeIn(stack = '') {
  const lines = hostStacks.toSource(stack).replaceAll('\\', '/').split('\n');
  const line = lines.find((one) => OWN_FILE.test(one) && !one.includes('mocks/core/'));
  return OWN_FILE.exec(line ?? '')?.[1];
}

/** The file and line that called a function of mocks/core. It is read when an error message needs it. */
export function callSite(): () => string {
  // Its stack is formatted when it is first read, which takes long with source maps.
  const site = new Error();
  return () => placeIn(site.stack) ?? 'mocks/handlers';
}

function placeOf(error: unknown) {
  const place = error instanceof Error && placeIn(error.stack);
  return place ? ` at ${place}` : '';
}

/** The error of a handler with its endpoint, its file and what to do. A rejection is returned as it is. */
export function explainFailure(
  error: unknown,
  { method, path }: Pick<Definition<unknown, unknown>, 'method' | 'path'>,
  handlerLocation: () => string,
): unknown {
  if (error instanceof RequestError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const text =
    error instanceof BrokenContract
      ? `the reply breaks its contract: ${message}. Return what "out" of the endpoint requires (handler in ${handlerLocation()}), or change src/contract`
      : `the handler in ${handlerLocation()} has thrown${placeOf(error)}: ${message}. To reject a request, use reject() of mocks/core/messages/requestError.ts`;
  return new Error(`${method} ${path}: ${text}`, { cause: error });
}
