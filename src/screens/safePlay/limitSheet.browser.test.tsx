import { signal } from '@kit/render/signals';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { setMemberLimit } from '../../contract/safePlay/limit';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import type { MemberLimit } from '../../stores/safePlay/limit';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { LimitSheet } from './LimitSheet';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

type Limit = Pick<MemberLimit, 'kind' | 'amount' | 'used'>;

async function showTyped(limit: Limit, typed = '', isSure = false) {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const confirm = vi.fn(async (_: { text: { value: string } }) => isSure);
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{ showError() {}, showToast() {}, confirm } as unknown as App}>
        <LimitSheet limit={{ period: 'day', left: null, ...limit }} open={signal(true)} />
      </AppContext>
    </HostContext>,
  );
  await settled();
  if (typed) await userEvent.fill(find('dialog input'), typed);
  async function save() {
    find('dialog button[type=submit]').click();
    await settled();
    return requestsOf(setMemberLimit).map(({ input }) => input);
  }
  return { save, confirm };
}

test('the limit of time shows that its number is in minutes', async () => {
  await showTyped({ kind: 'time', amount: null, used: 0 });
  const label = [...document.querySelectorAll('label, .field-label')].find(
    ({ textContent }) => textContent?.trim() === text('safePlay.minutesLabel'),
  );
  expect(label && getComputedStyle(label).clipPath).toBe('none');
});

const values = (kind: string, amount: number) => [{ kind, period: 'day', amount }];

test('S10.01 a limit below what is used asks before it shuts the member out', async () => {
  const { save, confirm } = await showTyped({ kind: 'time', amount: 90, used: 45 }, '30');
  expect(await save()).toEqual([]);
  const used = text('safePlay.minutes', { n: 45 });
  expect(confirm.mock.calls[0]?.[0].text.value).toBe(text('safePlay.usedUp_time', { used }));
});

test('S10.01 a limit below what is used is saved when the member is sure', async () => {
  const { save } = await showTyped({ kind: 'deposit', amount: null, used: 45 }, '45', true);
  expect(await save()).toEqual(values('deposit', 45));
});

test.each([
  ['leaves something', { kind: 'stake', amount: null, used: 45 }, '46'],
  ['is looser than one that is used up', { kind: 'loss', amount: 20, used: 45 }, '30'],
] as const)('S10.01 a limit that %s is saved without a question', async (_, limit, typed) => {
  const { save, confirm } = await showTyped(limit, typed);
  expect(await save()).toEqual(values(limit.kind, Number(typed)));
  expect(confirm).not.toHaveBeenCalled();
});
