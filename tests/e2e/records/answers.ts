import type { Page } from 'playwright/test';

export const BETS = 'ODS2_MemberBetRecord';
export const MOVES = 'ODS2_MemberTransaction';
export const PROFIT = 'ODS2_MemberProfitLoss';
export const TICKETS = '/lgw/orders';

/** What the backend says to the next question of that path, while `act` makes the page ask it. */
export async function answerTo(page: Page, path: string, act: () => Promise<unknown>) {
  const [reply] = await Promise.all([
    page.waitForResponse(
      (one) => new URL(one.url()).pathname.endsWith(path) && one.request().method() === 'GET',
    ),
    act(),
  ]);
  const asked = new URL(reply.url()).searchParams;
  return { asked, value: (await reply.json()).value };
}

/** An amount as the app writes it in Spanish. */
export const money = (amount: number) =>
  `S/ ${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Text with plain spaces. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

export const line = (page: Page, name: string) =>
  page.locator('.sumcard > div').filter({ has: page.getByText(name, { exact: true }) });
