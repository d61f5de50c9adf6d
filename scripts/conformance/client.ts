import type { FetchResponse } from 'ofetch';
import { ApiError } from '../../src/api/ApiError';
import type { CallContext } from '../../src/api/context';
import { readReply } from '../../src/api/reply';
import { sendRequest } from '../../src/api/request';
import { sealJwe } from '../../src/api/sealJwe';
import type { Definition } from '../../src/contract/endpoint';
import { PLATFORM } from '../../src/contract/site/platform';
import type { StreamDefinition } from '../../src/contract/stream';
import type { Difference } from './compare';
import { compareResponse, isEnvelope } from './compareReply';
import { compareStream } from './compareStream';
import type { WalkOptions } from './options';

const TIME_LIMIT_MS = 20_000;

export interface Answer {
  value: unknown;
  differences: Difference[];
  /** The server's own words, when it did not answer with a value. */
  message?: string | undefined;
  /** The server knows no session. */
  isRefused?: boolean;
  /** It knew one when the token was in the payload too. */
  needsTokenInPayload?: boolean;
}

interface Encryption {
  scheme?: string;
  key?: unknown;
}

/** How bodies are encrypted: by the operator's own scheme if `--encryption` names its module, else by the one of the settings. */
function codecOf({ scheme = 'none', key }: Encryption, ownScheme: WalkOptions['encryption']) {
  if (ownScheme)
    return { name: ownScheme.scheme, seal: (body: unknown) => ownScheme.encrypt(body, key) };
  if (scheme === 'none') return { name: scheme, seal: (body: unknown) => body };
  if (scheme === 'JWE')
    return { name: scheme, seal: (body: unknown) => sealJwe(body, key as JsonWebKey) };
  throw new Error(`the settings name the encryption "${scheme}": name its module by --encryption`);
}

/** Calls a backend as the app does, and compares what it answers with the contract. */
export function createClient({ target, merchant, headers, encryption: ownScheme }: WalkOptions) {
  let token: string | undefined;
  let isInPayload = false;
  let encryption: Encryption = {};
  const carried = {
    token: () => (isInPayload ? token : undefined),
    language: () => 'ES',
    platform: () => PLATFORM,
  } as Record<string, () => string>;
  const context: CallContext = {
    baseURL: target,
    headers: () => ({ ...headers, Token: token, Merchant: merchant, Language: 'ES', Device: 'H5' }),
    carried: (name) => (carried[name] ?? (() => merchant))(),
    codec: async () => codecOf(encryption, ownScheme),
  };

  /** As the app does: the token is in the header alone. A backend that refuses that gets it in the payload too. */
  async function ask(endpoint: Definition<unknown, unknown>, input: unknown): Promise<Answer> {
    const answer = await askOnce(endpoint, input);
    if (!token || !answer.isRefused || !endpoint.carries?.includes('token')) return answer;
    isInPayload = true;
    const second = await askOnce(endpoint, input);
    isInPayload = false;
    return second.isRefused ? answer : { ...second, needsTokenInPayload: true };
  }

  async function askOnce(endpoint: Definition<unknown, unknown>, input: unknown): Promise<Answer> {
    let response: FetchResponse<string> | undefined;
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      response = await sendRequest(context, endpoint, input, { signal });
      const value = readReply(endpoint, response, { onMalformed: () => {} });
      return { value, differences: compareResponse(endpoint, sentOf(response)) };
    } catch (error) {
      const isMalformed = error instanceof ApiError && error.kind === 'malformed';
      if (isMalformed && response && isEnvelope(response._data))
        return { value: undefined, differences: compareResponse(endpoint, sentOf(response)) };
      return { value: undefined, ...failureOf(error) };
    }
  }

  return {
    ask,
    /** Reads the beginning of a stream of events. */
    readEvents: (stream: StreamDefinition<unknown>) => compareStream(context, stream),
    /** From now on calls are made as this member. */
    setToken(next: string | undefined) {
      token = next;
    },
    /** From now on bodies are encrypted by the scheme of the settings. */
    setEncryption(next: Encryption = {}) {
      encryption = next;
    },
  };
}

const sentOf = ({ status, headers, _data: text }: FetchResponse<string>) => ({
  status,
  type: headers.get('content-type'),
  text,
});

function failureOf(error: unknown) {
  const { kind, status, message } = error as ApiError;
  const reason = {
    rejected: 'it was rejected',
    notLoggedIn: 'it needs a session',
    malformed: 'the reply is not an envelope',
    offline: 'no connection',
    aborted: `no reply within ${TIME_LIMIT_MS / 1000} s`,
  }[kind as string];
  const at = status ? `status ${status}` : 'reply';
  const detail = reason ?? (status ? `the server failed` : String(error));
  const failure: Difference = { kind: 'no reply', at, detail, breaks: true };
  return {
    differences: [failure],
    isRefused: kind === 'notLoggedIn',
    message: error instanceof ApiError && error.hasServerMessage ? message : undefined,
  };
}
