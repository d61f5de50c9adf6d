import type { Persona } from '../../fixtures/account/personas';
import { jweCodec } from '../../src/api/codec';
import type { Definition } from '../../src/contract/endpoint';

export type Endpoint = Definition<unknown, unknown>;
export type Input = Record<string, unknown>;

export interface Envelope {
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a caller over HTTP has no types
  value?: any;
  code?: string;
  message?: string;
}

/** Sends a request to a host. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** The values that endpoints carry. All others are the name of the merchant. */
const CARRIED: Record<string, string> = { language: 'EN', platform: 'html5' };
const jsonHeaders = { 'Content-Type': 'application/json' };

/** Calls endpoints as any client does, by the contract only. */
export function createCaller(send: Send) {
  let codec: Promise<ReturnType<typeof jweCodec>> | undefined;
  async function loadCodec() {
    const response = await send('/wps/system/settings/consolidated');
    return jweCodec(((await response.json()) as Envelope).value.encryption.key);
  }

  async function encodeBody(endpoint: Endpoint, input: Input): Promise<RequestInit> {
    if (endpoint.body === 'files') {
      const form = new FormData();
      for (const [name, value] of Object.entries(input))
        for (const item of [value].flat())
          form.append(name, item instanceof Blob ? item : asText(item));
      return { body: form };
    }
    if (endpoint.body === 'form') {
      const fields = Object.entries(input).map(([name, value]) => [name, asText(value)]);
      return { body: new URLSearchParams(fields as [string, string][]) };
    }
    if (!endpoint.encrypted) return { body: JSON.stringify(input), headers: jsonHeaders };
    codec ??= loadCodec();
    const data = await (await codec).seal(input);
    return { body: JSON.stringify({ data }), headers: { ...jsonHeaders, Encryption: 'JWE' } };
  }

  async function call(
    endpoint: Endpoint,
    input: Input,
    token?: string,
    extraHeaders: Record<string, string> = {},
  ) {
    const carried = (endpoint.carries ?? []).filter((name) => name !== 'token');
    const parameters = {
      ...endpoint.fixed,
      ...(endpoint.module ? { moduleId: endpoint.module } : {}),
      ...Object.fromEntries(carried.map((name) => [name, CARRIED[name] ?? 'feria'])),
      ...input,
    };
    const hasQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const pairs = Object.entries(parameters).flatMap(([name, value]) =>
      [value].flat().map((item) => [name, asText(item)]),
    );
    const query =
      hasQuery && pairs.length ? `?${new URLSearchParams(pairs as [string, string][])}` : '';
    const { headers, ...init } = hasQuery ? {} : await encodeBody(endpoint, parameters);
    return send(endpoint.path + query, {
      method: endpoint.method,
      headers: {
        Language: 'EN',
        ...(token ? { Token: token } : {}),
        ...(headers as object),
        ...extraHeaders,
      },
      ...init,
    });
  }

  async function logInAs(persona: Exclude<Persona, 'visitor'>): Promise<string> {
    const body = JSON.stringify({ persona });
    const response = await send('/__mock/personas', { method: 'POST', headers: jsonHeaders, body });
    return ((await response.json()) as Envelope).value.token;
  }

  const admin = async (path: string, body?: unknown) => {
    const init =
      body === undefined
        ? {}
        : { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) };
    return ((await (await send(`/__mock/${path}`, init)).json()) as Envelope).value;
  };

  return { call, logInAs, admin, send };
}

export type Caller = ReturnType<typeof createCaller>;

const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
