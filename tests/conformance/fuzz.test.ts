import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { Random } from '../../mocks/core/random';
import { respond } from '../../mocks/respond';
import { createCaller, type Endpoint, type Input } from './caller';
import { sampleInput } from './sample';
import { validInputs } from './validInputs';

const CALLS = Number(process.env.FUZZ) || 10_000;
const PEOPLE = ['member', 'vip', 'agent', 'newMember', 'trial', 'exempt'] as const;
/** The seed is in the test name, so that a failure can be repeated. */
const SEED = process.env.FUZZ_SEED ?? 'fuzz';

interface Entry {
  memberId: string;
  wallet: string;
  amount: number;
  after: number;
}

test(`${CALLS} calls of any kind keep balances and ledger equal (seed ${SEED})`, async () => {
  const random = Random.fromText(SEED);
  const caller = createCaller(async (path, init = {}) => {
    const headers = { Cookie: 'mock_db=fuzz', ...init.headers };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  });
  await caller.admin('reset', { seed: SEED, now: Date.UTC(2026, 5, 1) });
  /** Encryption is slow, so encrypted endpoints are called less often. */
  const often = contractEndpoints.filter(({ endpoint }) => !endpoint.encrypted);
  const money = often.filter(({ endpoint }) => endpoint.money);
  const tokens = new Map<string, string>();

  for (let i = 0; i < CALLS; i++) {
    const { name, endpoint } = random.pick(
      random.isHit(0.4) ? money : random.isHit(0.02) ? contractEndpoints : often,
    );
    const person = endpoint.auth === 'agent' && random.isHit(0.8) ? 'agent' : random.pick(PEOPLE);
    if (!tokens.has(person) || random.isHit(0.01)) tokens.set(person, await caller.tokenOf(person));
    const response = await caller.call(
      endpoint,
      inputFor(name, endpoint, random),
      tokens.get(person),
      {
        ...(endpoint.money && random.isHit(0.5)
          ? { 'Idempotency-Key': `k${random.integer(0, 400)}` }
          : {}),
      },
    );
    if (response.status === 401) tokens.delete(person);
    if (response.status >= 500) {
      expect.unreachable(`call ${i}, ${name}: ${await response.text()}`);
    }
    if (random.isHit(0.002))
      await caller.admin('clock', { advance: random.integer(1, 40) * 3_600_000 });
  }

  const { wallets, ledger } = await caller.admin('state');
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

/** In half of the cases valid input, so that calls reach the rules. */
function inputFor(name: string, endpoint: Endpoint, random: Random): Input {
  const known = validInputs[name]?.input;
  if (known && typeof known !== 'function' && random.isHit(0.5)) return known;
  return sampleInput(endpoint, random);
}
