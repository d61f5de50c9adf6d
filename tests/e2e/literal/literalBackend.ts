import { readdirSync } from 'node:fs';
import type { Page, Response } from 'playwright/test';
import { ApiError } from '../../../src/api/ApiError';
import { readReply } from '../../../src/api/reply';
import { type Definition, isDefinition } from '../../../src/contract/endpoint';
import { test as base, expect } from '../fixtures';

export { expect };

type Endpoint = Definition<unknown, unknown>;

const folder = new URL('../../../src/contract/', import.meta.url);

/** Every endpoint of the contract, by method and path. */
async function loadEndpoints() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const endpoints = modules.flatMap((module) => Object.values(module).filter(isDefinition));
  return new Map(endpoints.map((one) => [`${one.method} ${one.path}`, one as Endpoint]));
}

const endpoints = loadEndpoints();

/** Why the app could not read a reply. Nothing, when it could. */
async function whyUnreadable(response: Response): Promise<string | undefined> {
  const method = response.request().method();
  const endpoint = (await endpoints).get(`${method} ${new URL(response.url()).pathname}`);
  if (!endpoint) return undefined;
  // The body cannot be read after the page has closed or navigated.
  const _data = await response.text().catch(() => undefined);
  if (_data === undefined) return undefined;
  try {
    readReply(endpoint, { status: response.status(), _data } as never, {});
  } catch (error) {
    return error instanceof ApiError && error.kind === 'malformed' ? error.detail : undefined;
  }
}

/** A test before the literal backend. It fails when the app cannot read a reply. */
export const test = base.extend<{ variant: string; noUnreadableReplies: undefined }>({
  variant: ['plain', { option: true }],
  // Calls that the specification does not name are unknown to this backend.
  allowConsole: async ({ variant: _ }, use) => use([/Failed to load resource: .* 404/]),

  noUnreadableReplies: [
    async ({ context, baseURL, variant }, use) => {
      await context.addCookies([{ name: 'literal', value: variant, url: baseURL ?? '' }]);
      const checks: Promise<string | undefined>[] = [];
      context.on('response', (response) => checks.push(whyUnreadable(response)));
      await use(undefined);
      expect((await Promise.all(checks)).filter(Boolean), 'replies that cannot be read').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export const PASSWORD = 'Literal25';

export async function logIn(page: Page, account: string, password = PASSWORD) {
  // The registration that may still be shown has fields of the same names.
  const form = page.getByRole('form', { name: 'Ingresar', exact: true });
  await form.locator('input[name=username]').fill(account);
  await form.locator('input[name=password]').fill(password);
  await form.getByRole('button', { name: 'Ingresar', exact: true }).click();
}
