import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { claimCommission, commissions } from '../../contract/agents/agent';
import { createAgent } from './agent';

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
