import { type } from 'arktype';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../database';
import { defineTable } from '../table';
import { Timeline } from './timeline';

const things = defineTable('timelineThings', type({ id: 'string', name: 'string' }));
const CALL = {
  kind: 'call',
  method: 'POST',
  path: '/wps/x',
  input: {},
  language: 'ES',
  account: null,
} as const;

let db: Database;
let timeline: Timeline;
beforeEach(async () => {
  db = new Database({ seed: 'x', now: 1_000_000 });
  db.clock.freeze(1_000_000);
  for (const id of ['a', 'b', 'c']) await db.table(things).create({ id, name: id });
  db.startTimeline();
  timeline = db.timeline as Timeline;
});

const rows = () => db.table(things).all();
const rename = async (id: string, name: string) => {
  await db.table(things).update(id, { name });
  return timeline.record(CALL) as number;
};
/** Everything that travels. The offset of a stopped clock has no meaning. */
const stateOf = () => JSON.stringify({ ...db.toSnapshot(), clock: db.clock.now() });

describe('the timeline', () => {
  test('goes back and forward to exactly the same rows, order, clock, numbers and faults', async () => {
    const states = [stateOf()];
    const steps: (() => unknown)[] = [
      () => db.table(things).update('a', { name: 'A' }),
      () => db.table(things).delete('b'),
      async () => {
        await db.table(things).create({ id: 'd', name: db.newId('D') });
        await db.table(things).update('d', { name: 'D' });
        db.table(things).delete('d');
        await db.table(things).create({ id: 'd', name: 'again' });
      },
      () => db.random.next(),
      () => db.clock.advance(60_000),
      () => db.faults.push({ id: 'F1', path: '/wps', kind: 'empty', times: 2 }),
      () => {
        for (const fault of db.faults) fault.times = 1;
      },
      () => db.table(things).sort(['d', 'c']),
      () => db.clock.resume(),
    ];
    for (const step of steps) {
      await step();
      timeline.record(CALL);
      states.push(stateOf());
    }
    for (const id of [7, 3, 8, 0, 5, 2, 1, 6, 4]) {
      timeline.go(id);
      expect(stateOf(), `point ${id}`).toBe(states[id]);
    }
  });

  test('keeps the rows that a database made after travelling, and lets them be changed again', async () => {
    const first = await rename('a', 'A');
    timeline.go(0);
    timeline.go(first);
    await rename('a', 'AA');
    expect(rows().map(({ name }) => name)).toEqual(['AA', 'b', 'c']);
  });

  test('a step that is made after going back begins a branch, and both branches can be reached', async () => {
    const first = await rename('a', 'A');
    const second = await rename('b', 'B');
    timeline.go(first);
    const other = await rename('c', 'C');
    expect([...timeline.branches]).toEqual([
      ['main', second],
      ['branch 2', other],
    ]);
    timeline.goToBranch('main');
    expect(rows().map(({ name }) => name)).toEqual(['A', 'B', 'c']);
    timeline.go(other);
    expect(timeline.branch).toBe('branch 2');
    expect(rows().map(({ name }) => name)).toEqual(['A', 'b', 'C']);
  });

  test('reading after going back begins no branch, and what it changed is taken back', async () => {
    await rename('a', 'A');
    const last = await rename('b', 'B');
    timeline.go(0);
    const before = stateOf();
    await db.table(things).create({ id: 'e', name: db.newId('E') });
    expect(timeline.record({ ...CALL, method: 'GET' })).toBeUndefined();
    timeline.goToBranch('main');
    expect(rows().map(({ name }) => name)).toEqual(['A', 'B', 'c']);
    timeline.go(0);
    expect(stateOf()).toBe(before);
    expect([...timeline.branches]).toEqual([['main', last]]);
  });

  test('what was read after going back is part of the step that begins a branch', async () => {
    const first = await rename('a', 'A');
    timeline.go(0);
    await db.table(things).update('b', { name: 'seen' });
    timeline.record({ ...CALL, method: 'GET' });
    const other = await rename('c', 'C');
    timeline.go(first);
    timeline.go(other);
    expect(rows().map(({ name }) => name)).toEqual(['a', 'seen', 'C']);
  });

  test('what was changed outside of a call becomes a step of its own before travelling', async () => {
    await db.table(things).update('a', { name: 'late' });
    timeline.go(0);
    expect(rows()[0]?.name).toBe('a');
    timeline.goToBranch('main');
    expect(rows()[0]?.name).toBe('late');
    expect(timeline.stepsOf('main').map(({ cause }) => cause.kind)).toEqual(['events']);
  });

  test('is told to the watchers of the database, so that open streams send what is different', async () => {
    await rename('a', 'A');
    const seen: unknown[] = [];
    db.watch((change) => seen.push(change.table));
    timeline.go(0);
    expect(seen).toEqual(['timelineThings']);
    expect(timeline.stepsOf('main')).toHaveLength(1);
  });

  test('visits another point, and comes back to the same state and time', async () => {
    await rename('a', 'A');
    db.clock.resume();
    const before = db.clock.getState();
    timeline.record(CALL);
    let name: string | undefined;
    timeline.visit(0, () => {
      name = rows()[0]?.name;
    });
    expect([name, rows()[0]?.name, db.clock.getState()]).toEqual(['a', 'A', before]);
  });

  test('continues after it was saved and loaded, in a database with the same rows', async () => {
    await rename('a', 'A');
    await rename('a', 'AA');
    timeline.go(1);
    const saved = JSON.parse(JSON.stringify(timeline.toState()));
    const copy = new Database({ seed: 'x', now: 1_000_000 });
    await copy.loadSnapshot(JSON.parse(JSON.stringify(db.toSnapshot())));
    const loaded = copy.startTimeline(saved).timeline as Timeline;
    loaded.go(0);
    expect(copy.table(things).get('a')?.name).toBe('a');
    loaded.goToBranch('main');
    expect(copy.table(things).get('a')?.name).toBe('AA');
  });
});

describe('a timeline that is full', () => {
  test('drops the oldest steps and moves its start, and the rest can still be reached', async () => {
    const small = new Timeline(db, undefined, 2_000);
    for (let i = 0; i < 30; i++) {
      await db.table(things).update('a', { name: `name ${i}` });
      small.record(CALL);
    }
    expect(small.bytes).toBeLessThanOrEqual(2_000);
    expect(small.start.id).toBeGreaterThan(0);
    small.go(small.start.id);
    expect(rows()[0]?.name).toBe(`name ${small.start.id - 1}`);
    small.goToBranch('main');
    expect(rows()[0]?.name).toBe('name 29');
    expect(() => small.stepAt(1)).toThrow('the timeline has no step 1');
  });

  test('drops a branch from before its start as a whole', async () => {
    const small = new Timeline(db, undefined, 2_000);
    await db.table(things).update('b', { name: 'other' });
    small.record(CALL);
    small.go(0);
    for (let i = 0; i < 30; i++) {
      await db.table(things).update('a', { name: `name ${i}` });
      small.record(CALL);
    }
    expect([...small.branches.keys()]).toEqual(['branch 2']);
    small.go(small.start.id);
    expect(rows()[1]?.name).toBe('b');
  });
});
