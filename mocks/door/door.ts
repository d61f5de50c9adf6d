import { http } from 'msw';
import { personas } from '../../fixtures/personas';
import { anywhere } from '../core/address';
import type { Database, Fault } from '../core/database';
import { worldsOf } from '../core/host';
import { fail, succeed } from '../core/reply';
import { tables } from '../core/table';
import { byAccount } from '../db/member';
import { openSession } from '../db/session';
import { openapi } from './openapi';
import { docsPage, indexPage } from './pages';
import { scenarios } from './scenarios';

type Body = Record<string, unknown>;
type Act = (ask: { db: Database; body: Body; world: string }) => unknown;

const read = (request: Request): Promise<Body> =>
  request.json().then(
    (body) => (typeof body === 'object' && body ? (body as Body) : {}),
    () => ({}),
  );

/** A command of the door; what it returns is the envelope's value. */
const command = (method: 'get' | 'post' | 'delete', path: string, act: Act) =>
  http[method](anywhere(`/__mock/${path}`), async ({ request, cookies }) => {
    const world = cookies.mock_db ?? 'default';
    const db = await worldsOf().get(world);
    const body = method === 'get' ? {} : await read(request);
    try {
      const value = await act({ db, body, world });
      return value instanceof Response ? value : succeed(value ?? null);
    } catch (error) {
      return fail('malformed', 'EN', { status: 400, message: String(error) });
    }
  });

const clockOf = ({ clock }: Database) => ({
  now: clock.now(),
  frozenAt: clock.save().frozenAt ?? null,
});

export const door = [
  command('get', '', indexPage),
  command('get', 'docs', docsPage),
  command('get', 'openapi.json', () => Response.json(openapi())),

  /** The whole database, to be given back to `import`: here, elsewhere, or after a restart. */
  command('get', 'export', ({ db }) => db.save()),
  command('post', 'import', async ({ body, world }) => {
    const saved = body as unknown as ReturnType<Database['save']>;
    if (!saved.birth || !saved.rows) throw new Error('this is no export of a database');
    return clockOf(await worldsOf().put(world, saved));
  }),

  command('get', 'state', ({ db }) => db.save().rows),
  command('post', 'state', async ({ db, body }) => {
    const of = tables.get(String(body.table));
    if (!of) throw new Error(`no table "${body.table}"`);
    const table = db.of(of as never) as ReturnType<Database['of']>;
    if (body.remove) return table.remove(String(body.id));
    if (!table.get(String(body.id)))
      return table.add({ id: String(body.id), ...(body.set as object) });
    return table.change(String(body.id), (row) =>
      merge(row as unknown as Body, (body.set ?? {}) as Body),
    );
  }),

  command('post', 'reset', async ({ body, world }) => {
    const { seed, now } = body as { seed?: string; now?: number };
    const db = await worldsOf().reset(world, {
      ...(seed ? { seed } : {}),
      ...(now ? { now } : {}),
    });
    if (body.frozen) db.clock.freeze(db.birth.now);
    return clockOf(db);
  }),

  command('get', 'personas', () => [
    { persona: 'visitor', about: 'Nobody: no session' },
    ...personas,
  ]),
  command('post', 'personas', async ({ db, body }) => {
    const who = personas.find(({ persona }) => persona === body.persona);
    const member = who && byAccount(db, who.account);
    if (!member) throw new Error(`no persona "${body.persona}"`);
    const { id: token, merchant: merchantCode } = await openSession(db, member);
    const { account: userName, type, firstTimeLogin } = member;
    return { token, merchantCode, userName, type, firstTimeLogin };
  }),

  command('get', 'scenarios', () =>
    Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
  ),
  command('post', 'scenarios', async ({ db, body }) => {
    const scenario = scenarios[String(body.name)];
    if (!scenario) throw new Error(`no scenario "${body.name}"`);
    await scenario.play(db);
    return { name: body.name };
  }),

  command('get', 'faults', ({ db }) => db.faults),
  command('post', 'faults', ({ db, body }) => {
    const fault = { id: db.newId('F'), ...body } as Fault;
    if (typeof fault.path !== 'string' || typeof fault.kind !== 'string') {
      throw new Error('a fault has a path and a kind');
    }
    db.faults.push(fault);
    return fault;
  }),
  command('delete', 'faults', ({ db }) => {
    db.faults = [];
  }),

  command('get', 'clock', ({ db }) => clockOf(db)),
  command('post', 'clock', ({ db, body }) => {
    if (typeof body.at === 'number') db.clock.set(body.at);
    if (typeof body.advance === 'number') db.clock.advance(body.advance);
    if (body.freeze === true) db.clock.freeze();
    if (body.freeze === false) db.clock.run();
    return clockOf(db);
  }),

  command('get', 'log', ({ db }) => db.log),
  command('delete', 'log', ({ db }) => {
    db.log.length = 0;
  }),
];

function merge(into: Body, from: Body) {
  for (const [name, value] of Object.entries(from)) {
    const there = into[name];
    const isBoth = [value, there].every(
      (one) => typeof one === 'object' && one && !Array.isArray(one),
    );
    if (isBoth) merge(there as Body, value as Body);
    else into[name] = value;
  }
}
