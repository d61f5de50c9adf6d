import { describe, expect, test } from 'vitest';
import { enterScenario, leaveScenario } from '../../mocks/admin/enterScenario';
import { scenarios } from '../../mocks/admin/scenarios';
import type { Database } from '../../mocks/core/database';
import { Databases } from '../../mocks/core/hosts/databases';
import { balanceOf, moveMoney } from '../../mocks/rules/cashier/money';
import { applyDueEvents } from '../../mocks/rules/site/dueEvents';
import { findMember, setBalance } from '../../mocks/scenarios/actions/members';

const databases = new Databases();
const NOW = Date.UTC(2026, 4, 4, 15);

async function newDatabase() {
  const db = await databases.reset('scenarios', { seed: 'scenarios', now: NOW });
  db.clock.freeze(NOW);
  return db;
}

/** Everything that a scenario may change, one text per part. The last id only ever grows. */
function stateOf(db: Database) {
  const { rows, faults, scenarios: active } = db.toSnapshot();
  const filled = Object.entries(rows).filter(([, list]) => list.length > 0);
  const texts = filled.map(([name, list]) => [name, JSON.stringify(list)]);
  return {
    now: db.clock.now(),
    faults: JSON.stringify(faults),
    active: active.map(({ name }) => name),
    ...Object.fromEntries(texts),
  };
}

/** States in which scenarios are entered: the seed, with others active, and after a day. */
const STATES: Record<string, (db: Database) => Promise<unknown>> = {
  'the seed': async () => {},
  'an empty backend': async (db) => {
    const names = ['noNotices', 'noBets', 'kycNone', 'noContracts', 'emptyAccount', 'healthy'];
    for (const name of names) await enterScenario(db, name);
  },
  'an unusual backend, a day later': async (db) => {
    db.clock.advance(86_400_000);
    await applyDueEvents(db);
    const names = [
      'maintenanceAndRestricted',
      'unread99',
      'hostileContent',
      'contractsPending',
      'kycRejected',
    ];
    for (const name of [...names, 'slowNetwork', 'whale']) await enterScenario(db, name);
  },
};

describe.each(Object.keys(STATES))('from %s', (state) => {
  test('every scenario can be entered and left again', async () => {
    const db = await newDatabase();
    await STATES[state]?.(db);
    for (const [name, { description }] of scenarios) {
      expect(description, name).toMatch(/^\S+ \S+ .*[^.]$/);
      const before = stateOf(db);
      const { active } = before;
      const isLarge = name === 'largeDownline' && state !== 'the seed';
      if (active.includes(name) || isLarge) continue;
      await enterScenario(db, name);
      expect(stateOf(db).active, name).toEqual([...active, name]);
      expect(await leaveScenario(db, name), name).toBe(true);
      expect(stateOf(db), name).toEqual(before);
    }
  }, 60_000);
});

describe('leaving a scenario', () => {
  test('keeps those that were entered later, also when they changed the same', async () => {
    const db = await newDatabase();
    await enterScenario(db, 'maintenanceAndRestricted');
    const expected = stateOf(db);
    const other = await newDatabase();
    await enterScenario(other, 'maintenance');
    await enterScenario(other, 'maintenanceAndRestricted');
    await leaveScenario(other, 'maintenance');
    expect(stateOf(other)).toEqual(expected);
  });

  test('keeps what the member did meanwhile', async () => {
    const db = await newDatabase();
    const { id: memberId } = findMember(db, 'lucia');
    await setBalance(db, 'lucia', 10_000);
    await enterScenario(db, 'whale');
    await moveMoney(db, { memberId, kind: 'BET', amount: -500, ref: 'test' });
    await leaveScenario(db, 'whale');
    expect(balanceOf(db, memberId)).toBe(9_500);
    expect(findMember(db, 'lucia')).toMatchObject({ vipLevel: 3, points: 6420 });
  });

  test('does nothing, when the scenario is not active', async () => {
    const db = await newDatabase();
    const before = stateOf(db);
    expect(await leaveScenario(db, 'whale')).toBe(false);
    expect(stateOf(db)).toEqual(before);
  });
});
