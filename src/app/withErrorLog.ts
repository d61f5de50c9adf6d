import { isApiError } from '../api/ApiError';
import type { Call } from '../api/createCall';

/** Development only: a backend whose rows or fields do not fit should not stay unnoticed. */
export const warnOfDropped = (detail: string) =>
  console.warn(`Parts of a reply break the contract and were left out. ${detail}`);

/**
 * Development only: prints errors that are mistakes of the backend or of the contract. The
 * screen shows only a general text for them.
 */
export function withErrorLog(call: Call): Call {
  const logged = async (...args: Parameters<Call>) => {
    try {
      return await call(...args);
    } catch (error) {
      if (isApiError(error)) {
        const { kind, path, status, message, detail = message } = error;
        if (kind === 'malformed') console.error(`The reply breaks the contract. ${detail}`);
        if (kind === 'server') console.error(`The server failed. ${path}: ${status} ${message}`);
      }
      throw error;
    }
  };
  return logged as Call;
}
