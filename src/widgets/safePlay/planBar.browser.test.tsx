import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { memberSessionPlan } from '../../contract/safePlay/sessionPlan';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { type App, AppContext } from '../site/app/useApp';
import { PlanBar } from './PlanBar';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

const MINUTE = 60_000;
const planOf = (more: object) => ({
  now: Date.now(),
  plan: {
    startedAt: Date.now() - 12 * MINUTE,
    endsAt: Date.now() + 18 * MINUTE,
    ...{ amount: 20, staked: 0, won: 0 },
    ...more,
  },
});

async function showBar(plan: object) {
  const { host, reply, requestsOf, logIn } = createFakeHost();
  logIn('lucia');
  reply(memberSessionPlan, planOf(plan));
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address: signal({ path: '/' }) } as unknown as App}>
        <PlanBar isShown={signal(true)} />
      </AppContext>
    </HostContext>,
  );
  await settled();
  const bar = () => container.querySelector('[role=progressbar]');
  return { host, bar, reply, reads: () => requestsOf(memberSessionPlan).length };
}

test('market sessionPlan is shown above a slot with time and money, and fills by the larger part', async () => {
  const { bar, host } = await showBar({});
  expect(bar()?.getAttribute('aria-valuetext')).toMatch(
    /^12 min de 30 min, \D*0.00\D* de \D*20.00/,
  );
  expect(bar()?.getAttribute('aria-valuenow')).toBe('40');
  host.use(createSessionPlan).addRound(15, 0);
  await settled();
  expect(bar()?.getAttribute('aria-valuetext')).toContain('15.00');
  expect(bar()?.getAttribute('aria-valuenow')).toBe('75');
  host.use(createSessionPlan).addRound(1, 16);
  await settled();
  expect(bar()?.getAttribute('aria-valuenow')).toBe('40');
});

test('market sessionPlan asks for the end when the amount is lost, and shows it', async () => {
  const { bar, host, reply, reads } = await showBar({});
  const before = reads();
  reply(
    memberSessionPlan,
    planOf({ staked: 20, endedBy: 'loss', pausedUntil: Date.now() + MINUTE }),
  );
  host.use(createSessionPlan).addRound(20, 0);
  await expect
    .poll(() => document.querySelector('[role=alertdialog]')?.textContent)
    .toContain('Llegaste al dinero de tu plan');
  expect(bar()).toBeNull();
  expect(reads()).toBe(before + 1);
});

test('market sessionPlan asks again, when the server says at the end that the plan still runs', async () => {
  const { reads } = await showBar({ endsAt: Date.now() - 10 });
  const before = reads();
  await expect.poll(reads, { timeout: 8_000 }).toBeGreaterThanOrEqual(before + 2);
});
