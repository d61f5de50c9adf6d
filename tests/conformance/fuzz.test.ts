import { expect, test } from 'vitest';
import { Chance } from '../../mocks/core/chance';
import { contract } from '../../mocks/door/openapi';
import { respond } from '../../mocks/respond';
import { createCaller, type Endpoint, type Input } from './caller';
import { good } from './good';
import { sampleInput } from './sample';

const CALLS = Number(process.env.FUZZ) || 10_000;
const PEOPLE = ['member', 'vip', 'agent', 'newMember', 'trial', 'exempt'] as const;
/** A seed of the run may be given, and is told when it fails. */
const SEED = process.env.FUZZ_SEED ?? 'fuzz';

interface Entry {
  memberId: string;
  wallet: string;
  amount: number;
  after: number;
}

test(`${CALLS} calls of any kind leave the money whole (seed ${SEED})`, async () => {
  const chance = Chance.of(SEED);
  const caller = createCaller(async (path, init = {}) => {
    const headers = { Cookie: 'mock_db=fuzz', ...init.headers };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  });
  await caller.door('reset', { seed: SEED, now: Date.UTC(2026, 5, 1) });
  /** Sealing costs more than a rule does: such calls come up less often. */
  const often = contract.filter(({ of }) => !of.encrypted);
  const money = often.filter(({ of }) => of.money);
  const tokens = new Map<string, string>();

  for (let i = 0; i < CALLS; i++) {
    const { name, of } = chance.pick(
      chance.happens(0.4) ? money : chance.happens(0.02) ? contract : often,
    );
    const who = of.auth === 'agent' && chance.happens(0.8) ? 'agent' : chance.pick(PEOPLE);
    if (!tokens.has(who) || chance.happens(0.01)) tokens.set(who, await caller.tokenOf(who));
    const response = await caller.call(of, inputFor(name, of, chance), tokens.get(who), {
      ...(of.money && chance.happens(0.5) ? { 'Idempotency-Key': `k${chance.whole(0, 400)}` } : {}),
    });
    if (response.status === 401) tokens.delete(who);
    if (response.status >= 500) {
      expect.unreachable(`call ${i}, ${name}: ${await response.text()}`);
    }
    if (chance.happens(0.002))
      await caller.door('clock', { advance: chance.whole(1, 40) * 3_600_000 });
  }

  const { wallets, ledger } = await caller.door('state');
  const sums = new Map<string, number>();
  for (const { memberId, wallet, amount } of ledger as Entry[]) {
    expect(Number.isSafeInteger(amount)).toBe(true);
    const id = `${memberId}/${wallet}`;
    sums.set(id, (sums.get(id) ?? 0) + amount);
  }
  for (const { id, balance } of wallets as { id: string; balance: number }[]) {
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(sums.get(id) ?? 0, id).toBe(balance);
  }
  const moved = (ledger as Entry[]).length;
  expect(moved).toBeGreaterThan(1000);
}, 120_000);

/** Half of the time what is known to work, so that calls reach their rules. */
function inputFor(name: string, of: Endpoint, chance: Chance): Input {
  const known = good[name]?.input;
  if (known && typeof known !== 'function' && chance.happens(0.5)) return known;
  return sampleInput(of, chance);
}
