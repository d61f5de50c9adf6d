import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { claimCommission, commissions, downline, updateRebates } from '../../contract/agents/agent';
import { createAgent } from './agent';
import { createDownline } from './downline';

test.each([
  { case: 'is 0', pending: 25, after: 0 },
  { case: 'stays unknown', pending: undefined, after: null },
])('the commission $case after a claim, when it was $pending before', async (expected) => {
  const { host, logIn, reply } = createFakeHost();
  logIn('agustin');
  reply(commissions, { content: [], pending: expected.pending });
  reply(claimCommission, { amount: 25 });
  const { claimable, claim } = host.use(createAgent);
  await claimable.load();
  expect(await claim()).toEqual({ amount: 25 });
  expect(claimable.value.value).toBe(expected.after);
});

test('saved rebates are those of their member, also when another one is shown by then', async () => {
  const { host, logIn, reply } = createFakeHost();
  logIn('agustin');
  reply(downline, { account: 'amparo', rebates: { RNG: 1 } });
  reply(updateRebates, { account: 'lucia', rebates: { RNG: 2 } });
  const { member, setRebates } = host.use(createDownline);
  await member.load({ account: 'amparo', days: 7 });
  await setRebates('lucia', { RNG: 2 });
  expect(member.value.value).toMatchObject({ account: 'amparo', rebates: { RNG: 1 } });
  reply(updateRebates, { account: 'amparo', rebates: { RNG: 3 } });
  await setRebates('amparo', { RNG: 3 });
  expect(member.value.value).toMatchObject({ account: 'amparo', rebates: { RNG: 3 } });
});
