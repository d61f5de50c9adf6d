import type { Page, Response } from 'playwright/test';
import { ApiError } from '../../../src/api/ApiError';
import { readReply } from '../../../src/api/reply';
import { contractEndpoints } from '../helpers/contractEndpoints';
import { test as base, expect } from '../helpers/fixtures';

export { expect };

/** Every endpoint of the contract, by method and path. */
const endpoints = contractEndpoints().then(
  (all) => new Map(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])),
);

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
