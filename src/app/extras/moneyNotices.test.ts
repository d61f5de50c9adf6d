import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { createEvents } from '../../stores/site/events';
import { formatMoney } from '../../ui/content/formatMoney';
import type { App } from '../../widgets/site/app/useApp';
import { startMoneyNotices } from './moneyNotices';

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  await firstTexts();
  await loadTexts('progress');
});
afterEach(() => vi.unstubAllGlobals());

type Ended = readonly ['deposit' | 'withdrawal', string];

/** Sends the events to a member on this page, and returns the notices. */
async function noticesOn(page: string, ...events: Ended[]) {
  const { host, logIn, reply } = createFakeHost();
  reply(memberInfo, { type: 0 });
  logIn('lucia');
  const { pathname: path, searchParams: query } = new URL(page, 'http://x');
  const address = signal({ path, query, historyKey: 'a' });
  const shown: string[] = [];
  const showToast = (notice: { value: string }) => void shown.push(notice.value);
  const stop = startMoneyNotices(host, { address, showToast } as unknown as App);
  const { receive } = host.use(createEvents);
  for (const [name, state] of events)
    receive(name, { depositId: 'd', withdrawId: 'w', amount: 50, state } as never);
  await settle();
  stop();
  return shown;
}

test.each([
  ['deposit', 'paid'],
  ['deposit', 'rejected'],
  ['withdrawal', 'paid'],
  ['withdrawal', 'rejected'],
] as const)(
  'S3.12 a %s that is %s is told once, on whatever page the member is',
  async (kind, state) => {
    const notices = await noticesOn('/m/home', [kind, state], [kind, state]);
    expect(notices).toEqual([text(`progress.${kind}_${state}`, { amount: formatMoney(50) })]);
  },
);

test.each([
  ['deposit', '/m/voucherCenter?deposit=d'],
  ['deposit', '/m/vouReport'],
  ['withdrawal', '/m/withdrawReport?withdrawal=w'],
] as const)('S3.12 a paid %s needs no notice on %s, which shows it', async (kind, page) => {
  expect(await noticesOn(page, [kind, 'paid'])).toEqual([]);
});

test('S3.12 what the member has cancelled, and what is still open, has no notice', async () => {
  const events: Ended[] = [
    ['withdrawal', 'approved'],
    ['withdrawal', 'cancelled'],
    ['deposit', 'reviewing'],
  ];
  expect(await noticesOn('/m/home', ...events)).toEqual([]);
});
