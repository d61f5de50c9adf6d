import type { FetchResponse } from 'ofetch';
import type { Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';

interface Envelope {
  success: boolean;
  value?: unknown;
  code?: string;
  message?: string;
}

/** Opens the envelope; what does not keep the contract never gets past here. */
export function readReply<Out>(
  endpoint: Endpoint<unknown, Out>,
  response: FetchResponse<string>,
): Out {
  const { path } = endpoint;
  const { status } = response;
  const envelope = parse(response._data);
  const details = { ...envelope, status, cause: response };
  if (status === 401) throw new ApiError('notLoggedIn', path, details);
  if (status >= 500 || (status === 429 && !envelope)) throw new ApiError('server', path, details);
  if (!envelope) throw new ApiError('malformed', path, details);
  if (!envelope.success) throw new ApiError('refused', path, details);
  const problem = endpoint.problem(envelope.value);
  if (problem) throw new ApiError('malformed', path, { message: problem, status });
  return envelope.value as Out;
}

function parse(body: string | undefined): Envelope | undefined {
  try {
    const read: unknown = JSON.parse(body ?? '');
    const isEnvelope = typeof read === 'object' && read !== null && 'success' in read;
    return isEnvelope ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
