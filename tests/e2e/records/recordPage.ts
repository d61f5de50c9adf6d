import type { Page } from 'playwright/test';

export const BETS = 'ODS2_MemberBetRecord';
export const TRANSACTIONS = 'ODS2_MemberTransaction';
export const PROFIT = 'ODS2_MemberProfitLoss';
export const TICKETS = '/lgw/orders';

/** The query and the value of the next request to `path`, which `act` makes the page send. */
export async function replyTo(page: Page, path: string, act: () => Promise<unknown>) {
  const [response] = await Promise.all([
    page.waitForResponse(
      (candidate) =>
        new URL(candidate.url()).pathname.endsWith(path) && candidate.request().method() === 'GET',
    ),
    act(),
  ]);
  const query = new URL(response.url()).searchParams;
  return { query, value: (await response.json()).value };
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
