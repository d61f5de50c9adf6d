import { isApiError } from '../api/ApiError';
import type { Call } from '../api/createCall';

/** Development only: prints which reply breaks the contract, also when only a row or a field of it was left out. */
export function startMalformedLog() {
  const log = (event: Event) =>
    console.error(`The reply breaks the contract. ${(event as CustomEvent<string>).detail}`);
  addEventListener('malformed', log);
  return () => removeEventListener('malformed', log);
}

/** Development only: prints failures of the server. The screen shows only a general text for them. */
export function withErrorLog(call: Call): Call {
  const logged = async (...args: Parameters<Call>) => {
    try {
      return await call(...args);
    } catch (error) {
      if (isApiError(error)) {
        const { kind, path, status, message } = error;
        if (kind === 'server') console.error(`The server failed. ${path}: ${status} ${message}`);
      }
      throw error;
    }
  };
  return logged as Call;
}
