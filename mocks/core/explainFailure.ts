import type { Definition } from '../../src/contract/endpoint';
import { RequestError } from './requestError';

/** A handler has returned what the `out` of its endpoint does not allow. */
export class BrokenContract extends Error {}

/** The path in the repository, whatever the folder of the repository is called. */
const OWN_FILE = /.*\/((?:mocks|tests)\/[\w./-]+\.tsx?:\d+)/;

/** The file and line that called a function of mocks/core, for messages. */
export function callSite(): string {
  const lines = (new Error().stack ?? '').replaceAll('\\', '/').split('\n');
  const line = lines.find((one) => OWN_FILE.test(one) && !one.includes('mocks/core/'));
  return OWN_FILE.exec(line ?? '')?.[1] ?? 'mocks/handlers';
}

/** An error of a handler with its endpoint, its file and what to do. Rejections are no errors. */
export function explainFailure(
  error: unknown,
  { method, path }: Pick<Definition<unknown, unknown>, 'method' | 'path'>,
  site: string,
): unknown {
  if (error instanceof RequestError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const text =
    error instanceof BrokenContract
      ? `the reply breaks its contract: ${message}. Return what "out" of the endpoint requires (handler in ${site}), or change src/contract`
      : `the handler in ${site} has thrown: ${message}. To reject a request, use reject() of mocks/core/requestError.ts`;
  return new Error(`${method} ${path}: ${text}`, { cause: error });
}
