import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { Random } from '../../mocks/core/values/random';
import { respond } from '../../mocks/respond';
import { createCaller, type Endpoint, type Input } from './caller';
import { expectBalancesFitLedger } from './ledger';
import { sampleInput } from './sample';
import { validInputs } from './validInputs';

const CALLS = Number(process.env.FUZZ) || 10_000;
const PERSONAS = ['member', 'vip', 'agent', 'newMember', 'trial', 'exempt'] as const;
/** The seed is in the test name, so that a failure can be repeated. */
const SEED = process.env.FUZZ_SEED ?? 'fuzz';

test(`${CALLS} calls of any kind keep balances and ledger equal (seed ${SEED})`, async () => {
  const random = Random.fromText(SEED);
  const caller = createCaller(async (path, init = {}) => {
    const headers = { Cookie: 'mock_db=fuzz', ...init.headers };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  });
  await caller.admin('reset', { seed: SEED, now: Date.UTC(2026, 5, 1) });
  /** Encryption is slow, so encrypted endpoints are called less often. */
  const unencrypted = contractEndpoints.filter(({ endpoint }) => !endpoint.encrypted);
  const money = unencrypted.filter(({ endpoint }) => endpoint.money);
  function pickEndpoint() {
    if (random.isHit(0.5)) return random.pick(money);
    return random.pick(random.isHit(0.02) ? contractEndpoints : unencrypted);
  }
  const tokens = new Map<string, string>();

  for (let i = 0; i < CALLS; i++) {
    const { name, endpoint } = pickEndpoint();
    const persona =
      endpoint.auth === 'agent' && random.isHit(0.8) ? 'agent' : random.pick(PERSONAS);
    if (!tokens.has(persona) || random.isHit(0.01))
      tokens.set(persona, await caller.logInAs(persona));
    const input = inputFor(name, endpoint, random);
    const hasKey = endpoint.money && random.isHit(0.5);
    const headers = hasKey ? { 'Idempotency-Key': `k${random.integer(0, 400)}` } : undefined;
    const response = await caller.call(endpoint, input, tokens.get(persona), headers);
    if (response.status === 401) tokens.delete(persona);
    if (response.status >= 500) {
      expect.unreachable(`call ${i}, ${name}: ${await response.text()}`);
    }
    if (random.isHit(0.002))
      await caller.admin('clock', { advance: random.integer(1, 40) * 3_600_000 });
  }

  const entries = expectBalancesFitLedger(await caller.admin('state'));
  expect(entries).toBeGreaterThan(CALLS / 10);
}, 120_000);

/** In half of the cases valid input, so that calls reach the rules. */
function inputFor(name: string, endpoint: Endpoint, random: Random): Input {
  const known = validInputs[name]?.input;
  if (known && typeof known !== 'function' && random.isHit(0.5)) return known;
  return sampleInput(endpoint, random);
}
