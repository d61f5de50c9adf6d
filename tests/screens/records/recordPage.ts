import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import type { prepareApp } from '../../helpers/openApp';

type Answer = ReturnType<typeof prepareApp>['answer'];

export const BETS = '/wps/relay/ODS2_MemberBetRecord';
export const TRANSACTIONS = '/wps/relay/ODS2_MemberTransaction';
export const PROFIT = '/wps/relay/ODS2_MemberProfitLoss';
export const TICKETS = '/lgw/orders';

// biome-ignore lint/suspicious/noExplicitAny: the value depends on the path
type Reply = { query: URLSearchParams; value: any };

/** The query of the next request to `path`, which `act` makes the app send, and the value of its reply. */
export async function replyTo(answer: Answer, path: string, act: () => unknown): Promise<Reply> {
  const reply = new Promise<Reply>((resolve) => {
    const stop = answer(path, async (request, send) => {
      if (request.method !== 'GET') return send();
      stop();
      const response = await send();
      const { value } = await response.clone().json();
      resolve({ query: new URL(request.url).searchParams, value });
      return response;
    });
  });
  await act();
  return reply;
}

/** Chooses in the sheet of the filters, and closes it. */
export async function chooseFilter(name: string) {
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
}

/** An amount as the app writes it in Spanish. */
export const money = (amount: number) =>
  `S/ ${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** What an element shows, with normal instead of non-breaking spaces. */
export const plain = (shown: Locator) =>
  (shown.element() as HTMLElement).innerText.replaceAll('\u00a0', ' ');

/** The names of the sums above the records. */
export const sums = () => page.getByRole('term');

/** The line of the summary with this name. */
export const sumLine = (name: string) =>
  bySelector('dl > div').filter({ has: page.getByText(name, { exact: true }) });
