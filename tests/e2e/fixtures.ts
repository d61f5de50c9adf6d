import { test as base, expect } from 'playwright/test';

export { expect };

interface Reply {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the backend says
  body: any;
}

interface AskOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  data?: unknown;
}

interface Options {
  /** Console errors that a test provokes on purpose. */
  allowConsole: RegExp[];
}

interface Helpers {
  /** Asks the backend of this test: same origin, same database as the page. */
  api(path: string, options?: AskOptions): Promise<Reply>;
  /** Moves the backend of this test: door('clock', { advance: 1000 }). Returns the reply's value. */
  door(path: string, data?: unknown, method?: 'POST' | 'DELETE' | 'GET'): Promise<Reply['body']>;
}

interface Guards {
  database: string;
  faultless: undefined;
}

const BACKEND = /^\/(wps|lgw|lotto\/lgw|__mock)(\/|$)/;

/** Every test has a database of its own and fails on what a user would never see and still suffer. */
export const test = base.extend<Options & Helpers & Guards>({
  allowConsole: [[], { option: true }],

  database: [
    async ({ context, baseURL }, use, info) => {
      const value = `${info.testId}-${info.repeatEachIndex}`;
      await context.addCookies([{ name: 'mock_db', value, url: baseURL ?? '' }]);
      await use(value);
    },
    { auto: true },
  ],

  faultless: [
    async ({ context, baseURL, allowConsole }, use) => {
      const faults: string[] = [];
      const reading: Promise<void>[] = [];
      const origin = new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !allowConsole.some((allowed) => allowed.test(text)))
          faults.push(`console: ${text} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin)
          faults.push(`left the origin: ${url.href}`);
      });
      context.on('response', (response) => {
        if (response.status() !== 404 || !BACKEND.test(new URL(response.url()).pathname)) return;
        const check = response.text().then((text) => {
          if (text.includes('no_handler')) faults.push(`unhandled: ${response.url()}`);
        });
        // A page that has left takes the body along.
        reading.push(check.catch(() => {}));
      });

      await use(undefined);
      await Promise.all(reading);
      expect(faults, 'faults behind the page').toEqual([]);
    },
    { auto: true },
  ],

  api: async ({ context, database: _ }, use) => {
    await use(async (path, { method = 'GET', headers = {}, data } = {}) => {
      const reply = await context.request.fetch(path, { method, headers, data });
      const text = await reply.text();
      const isJson = reply.headers()['content-type']?.includes('json');
      return {
        status: reply.status(),
        headers: reply.headers(),
        body: isJson && text ? JSON.parse(text) : text,
      };
    });
  },

  door: async ({ api }, use) => {
    await use(async (path, data, method = 'POST') => {
      const { status, body } = await api(`/__mock/${path}`, { method, data });
      if (status !== 200) throw new Error(`/__mock/${path}: ${status} ${JSON.stringify(body)}`);
      return body.value;
    });
  },
});
