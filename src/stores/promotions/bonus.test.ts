import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { type Bonus, leaveBonus, memberBonuses } from '../../contract/promotions/bonus';
import { settings } from '../../contract/site/system';
import { createSession } from '../account/session';
import { createSystem } from '../site/system';
import { createBonus, shareIn } from './bonus';

const bonus: Bonus = {
  bonusId: 'b1',
  title: 'Welcome',
  state: 'active',
  amount: 10,
  held: 8,
  at: 1,
  shares: [
    { gameType: 'LIVE', percent: 20 },
    { gameType: 'COCK', percent: 0 },
  ],
};

async function open(announced: object, type = 0) {
  const fake = createFakeHost();
  fake.reply(settings, announced);
  fake.reply(memberBonuses, {
    content: [
      { ...bonus, bonusId: 'b3', state: 'waiting', at: 3 },
      { ...bonus, bonusId: 'b2', state: 'waiting', at: 2 },
      bonus,
      { ...bonus, bonusId: 'b0', state: 'lost', at: 0 },
    ],
  });
  fake.reply(memberInfo, { type });
  fake.logIn('lucia');
  await fake.host.use(createSession).loadMember();
  await fake.host.use(createSystem).loadSettings();
  return { ...fake, store: fake.host.use(createBonus) };
}

test('bonuses are offered by a backend that announces them, and not to a trial account', async () => {
  expect((await open({ hasBonuses: true })).store.isOffered.value).toBe(true);
  expect((await open({})).store.isOffered.value).toBe(false);
  expect((await open({ hasBonuses: true }, 4)).store.isOffered.value).toBe(false);
});

test('a game counts by its share, and in full when the bonus does not name its type', () => {
  expect(['LIVE', 'COCK', 'RNG'].map((type) => shareIn(bonus, type))).toEqual([20, 0, 100]);
});

test('S4.53 esports count as sports do', () => {
  const shares = [{ gameType: 'SPORTS', percent: 10 }];
  expect(shareIn({ ...bonus, shares }, 'ESPORTS')).toBe(10);
});

test('bonuses are active, waiting in the order of their turn, or ended', async () => {
  const { store } = await open({ hasBonuses: true });
  await store.all.load();
  const ids = (list: Bonus[]) => list.map(({ bonusId }) => bonusId);
  expect(store.active.value?.bonusId).toBe('b1');
  expect([ids(store.waiting.value), ids(store.ended.value)]).toEqual([['b2', 'b3'], ['b0']]);
});

test('leaving a bonus sends the cost that the member has read, and loads what is left', async () => {
  const { store, reply, requestsOf } = await open({ hasBonuses: true });
  await store.all.load();
  reply(leaveBonus, { ...bonus, state: 'left', held: 0 });
  expect(await store.leave('b1', 8)).toBe(true);
  expect(requestsOf(leaveBonus)[0]?.input).toEqual({ bonusId: 'b1', held: 8 });
  await settle();
  expect(requestsOf(memberBonuses)).toHaveLength(2);
});
