import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const LIMITS = '/wps/member/limits';
const DAY = 86_400_000;
const backend = runBackend();
let lucia: Client;

const review = async () => (await lucia.get(LIMITS)).body.value.review;
const setLimit = (amount: number) =>
  lucia.post(LIMITS, { kind: 'deposit', period: 'week', amount });
/** A session ends before so many days have passed. */
async function passDays(days: number) {
  await lucia.admin('clock', { advance: days * DAY });
  lucia = await lucia.persona('member');
}

describe('market reviewMonths', () => {
  beforeEach(async () => {
    lucia = await backend.client().persona('member');
    await lucia.admin('market', { name: 'gb' });
  });

  test('is told to the app', async () => {
    const { body } = await lucia.get('/wps/system/settings/consolidated');
    expect(body.value.market.reviewMonths).toBe(6);
  });

  test('S10.17 reminds six months after a limit was set, and not before', async () => {
    expect(await review()).toBeUndefined();
    const before = (await lucia.admin('clock')).now;
    await setLimit(200);
    const { reviewedAt, isDue } = await review();
    expect([reviewedAt >= before, isDue]).toEqual([true, false]);
    await passDays(180);
    expect(await review()).toEqual({ reviewedAt, isDue: false });
    await passDays(5);
    expect(await review()).toEqual({ reviewedAt, isDue: true });
  });

  test.each([
    ['keeps them', () => lucia.post(`${LIMITS}/review`, {})],
    ['changes one', () => setLimit(100)],
  ])('asks again six months after a member %s', async (_, answer) => {
    await lucia.admin('scenarios', { name: 'limitReviewDue' });
    expect(await review()).toMatchObject({ isDue: true });
    await answer();
    expect(await review()).toMatchObject({ isDue: false });
    await passDays(190);
    expect(await review()).toMatchObject({ isDue: true });
  });

  test('the default market reminds nobody', async () => {
    await setLimit(200);
    await lucia.admin('market', { name: 'default' });
    await passDays(190);
    expect(await review()).toBeUndefined();
  });
});
