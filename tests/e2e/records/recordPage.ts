import type { Page } from 'playwright/test';

export const BETS = 'ODS2_MemberBetRecord';
export const TRANSACTIONS = 'ODS2_MemberTransaction';
export const PROFIT = 'ODS2_MemberProfitLoss';
export const TICKETS = '/lgw/orders';

/** The query of the next request to `path`, which `act` makes the page send, and the value of its reply. */
export async function replyTo(page: Page, path: string, act: () => Promise<unknown>) {
  // By the request: the reply to an earlier one may still be on its way.
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => new URL(sent.url()).pathname.endsWith(path) && sent.method() === 'GET',
    ),
    act(),
  ]);
  const response = await request.response();
  if (!response) throw new Error(`no reply to ${request.url()}`);
  return { query: new URL(request.url()).searchParams, value: (await response.json()).value };
}

/** Chooses in the sheet of the filters, and closes it. */
export async function chooseFilter(page: Page, name: string) {
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** An amount as the app writes it in Spanish. */
export const money = (amount: number) =>
  `S/ ${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The text with normal instead of non-breaking spaces. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

/** The names of the sums above the records. */
export const sums = (page: Page) => page.getByRole('term');

/** The line of the summary with this name. */
export const sumLine = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
