import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type } from 'arktype';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createCall } from '../../src/api/createCall';
import { endpoint } from '../../src/contract/endpoint';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the server of the test has received. */
export let requests: ReceivedRequest[];
let answer: (response: ServerResponse, count: number) => void;
export let baseURL: string;
/** Stops the server of the test. */
export let stop: () => void;

/** Each test of the file gets a server of its own. */
export function prepareApiServer() {
  beforeEach(async () => {
    requests = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      answer(response, requests.length);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });
}

export const out = type({ n: 'number' });
export const read = endpoint('GET', '/read', { in: type({ 'q?': 'string' }), out });
export const pay = endpoint('POST', '/pay', { in: type({ q: 'string' }), out, money: true });
export const form = endpoint('POST', '/form', { in: type({ q: 'string' }), out, body: 'form' });
export const files = endpoint('POST', '/files', { in: type({ q: 'string' }), out, body: 'files' });
export const encrypted = endpoint('PUT', '/encrypted', {
  in: type({ q: 'string' }),
  out,
  encrypted: true,
  module: 'REG3',
  carries: ['language'],
});

export const createTestCall = (more: object = {}) =>
  createCall({
    baseURL,
    headers: () => ({ Token: 'tok', Merchant: 'feria', Language: 'ES', Device: undefined }),
    carried: (name) => (name === 'language' ? 'ES' : undefined),
    codec: async () => ({ name: 'TEST', seal: (body) => `sealed:${JSON.stringify(body)}` }),
    ...more,
  });

/** How the server answers: (response, number of the request). */
export const answerWith = (handle: typeof answer) => {
  answer = handle;
};

export const reply = (value: unknown, status = 200, headers = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};

export const catchApiError = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
