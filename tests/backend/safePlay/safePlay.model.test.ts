import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketSites } from '../../../fixtures/site/marketSites';
import { defaultRules } from '../../../src/config/markets/default';
import type { MarketRules } from '../../../src/config/markets/market';
import { type MarketName, markets, valuesOf } from '../../../src/config/markets/markets';
import { type Client, runBackend } from '../backend';
import { type Plan, planAt } from './planModel';

const backend = runBackend();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSE = 15 * MINUTE;

type Kind = 'deposit' | 'loss' | 'stake' | 'time';
type Period = 'day' | 'week' | 'month';
interface Limit {
  amount: number | null;
  pending?: { amount: number | null; from: number } | undefined;
}
interface TimedAmount {
  at: number;
  amount: number;
}

/** The rules, written apart from the backend. Amounts are decimals, times epoch milliseconds. */
interface Model {
  market: MarketName;
  rules: MarketRules;
  now: number;
  limits: Map<string, Limit>;
  deposits: TimedAmount[];
  /** Amount: what was staked. Won: what came back. */
  bets: (TimedAmount & { won: number })[];
  calls: number[];
  /** Time is counted from the first limit of time on. */
  isTimed: boolean;
  /** Infinity: for good. */
  breakUntil: number;
  /** No slots until then. */
  excludedUntil: number;
  plan?: Plan;
  /** The member has seen the facts of the game. */
  hasSeenFacts: boolean;
  /** The register of the market lists the member. */
  isListed: boolean;
  tokens: string[];
}
type Command = fc.AsyncCommand<Model, Client>;

const lima = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' });
const dayOf = (at: number) => lima.format(at);
const weekday = (at: number) => new Date(`${dayOf(at)}T00:00:00Z`).getUTCDay();
/** Two times with the same key are in the same period of the merchant. */
const keyOf = (at: number, period: Period) => {
  if (period === 'day') return dayOf(at);
  if (period === 'month') return dayOf(at).slice(0, 7);
  return dayOf(at - ((weekday(at) + 6) % 7) * DAY);
};

const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);

function used(model: Model, kind: Kind, period: Period) {
  const isNow = ({ at }: TimedAmount) => keyOf(at, period) === keyOf(model.now, period);
  const bets = model.bets.filter(isNow);
  if (kind === 'deposit') return sum(model.deposits.filter(isNow).map(({ amount }) => amount));
  if (kind === 'stake') return sum(bets.map(({ amount }) => amount));
  if (kind === 'loss') return Math.max(0, sum(bets.map(({ amount, won }) => amount - won)));
  let ms = 0;
  for (const [i, at] of model.calls.entries()) {
    const before = model.calls[i - 1];
    if (before === undefined || at - before > PAUSE) continue;
    // Both ends on the same side of midnight, or the part after it.
    if (keyOf(at, period) !== keyOf(model.now, period)) continue;
    if (keyOf(before, period) === keyOf(model.now, period)) ms += at - before;
  }
  return Math.floor(ms / MINUTE);
}

const limitOf = (model: Model, kind: Kind, period: Period): Limit =>
  model.limits.get(`${kind}/${period}`) ?? { amount: null };

/** No accepted deposit or bet may leave more used than the limit allows. */
function checkLimits(model: Model) {
  for (const kind of ['deposit', 'loss', 'stake'] as const)
    for (const period of ['day', 'week', 'month'] as const) {
      const { amount } = limitOf(model, kind, period);
      if (amount === null) continue;
      expect(used(model, kind, period), `${kind} of a ${period}`).toBeLessThanOrEqual(
        Math.max(amount, before.get(`${kind}/${period}`) ?? 0) + 1e-6,
      );
    }
}
/** What was used before the command. A limit can be set below it. */
let before = new Map<string, number>();

const isOnBreak = ({ now, breakUntil }: Model) => breakUntil > now;
const isExcluded = ({ now, excludedUntil }: Model) => excludedUntil > now;
const isTimeUp = (model: Model) =>
  (['day', 'week', 'month'] as const).some((period) => {
    const { amount } = limitOf(model, 'time', period);
    return amount !== null && used(model, 'time', period) >= amount;
  });

const command = (name: string, run: (model: Model, client: Client) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  async run(model, client) {
    before = new Map();
    for (const kind of ['deposit', 'loss', 'stake'] as const)
      for (const period of ['day', 'week', 'month'] as const)
        before.set(`${kind}/${period}`, used(model, kind, period));
    await run(model, client);
    checkLimits(model);
  },
});

/** A call of one of the tabs. It counts as presence when the member may play. */
async function sendFrom(
  model: Model,
  client: Client,
  tab: number,
  send: (own: Client) => ReturnType<Client['post']>,
) {
  const token = model.tokens[tab % model.tokens.length];
  const reply = await send(client.as(token));
  if (model.isTimed && reply.status !== 401 && !isOnBreak(model) && !isTimeUp(model))
    model.calls.push(model.now);
  return reply.body;
}

const login = async (client: Client) => {
  const secret = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  return (await client.encrypted('POST', '/wps/session/login', secret)).body;
};

const tab = fc.nat(2);
const kind = fc.constantFrom<Kind>('deposit', 'loss', 'stake', 'time');
const period = fc.constantFrom<Period>('day', 'week', 'month');
const zone = fc.constantFrom('America/Lima', 'Pacific/Kiritimati', 'Asia/Kolkata', 'America/Adak');
const limitAmount = fc.option(fc.integer({ min: 5, max: 200 }), { freq: 6, nil: null });

const setLimit = fc.tuple(tab, kind, period, limitAmount).map(([tab, kind, period, amount]) =>
  command(`limit ${kind} ${period} ${amount}`, async (model, client) => {
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/wps/member/limits', { kind, period, amount }),
    );
    if (!body.success) return;
    if (kind === 'time' && !model.isTimed) {
      model.isTimed = true;
      model.calls.push(model.now);
    }
    const now = limitOf(model, kind, period);
    const isLooser = now.amount !== null && (amount === null || amount > now.amount);
    const change = isLooser
      ? { pending: { amount, from: model.now + model.rules.looserHours * HOUR } }
      : { amount, pending: undefined };
    model.limits.set(`${kind}/${period}`, { ...now, ...change });
  }),
);

const confirm = fc.tuple(tab, kind, period).map(([tab, kind, period]) =>
  command(`confirm ${kind} ${period}`, async (model, client) => {
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/wps/member/limits/confirm', { kind, period }),
    );
    if (!body.success) return;
    const { pending } = limitOf(model, kind, period);
    expect(pending && pending.from <= model.now).toBe(true);
    model.limits.set(`${kind}/${period}`, { amount: pending?.amount ?? null });
  }),
);

/** A method that the operator offers in the market. */
const methodOf = (market: MarketName) =>
  market === 'default' ? 'SOLPAY' : marketSites[market].methods[0];

const hasLimit = (model: Model, kind: Kind) =>
  (['day', 'week', 'month'] as const).some(
    (period) => limitOf(model, kind, period).amount !== null,
  );

const deposit = fc.tuple(tab, fc.integer({ min: 10, max: 120 })).map(([tab, amount]) =>
  command(`deposit ${amount}`, async (model, client) => {
    const at = model.now;
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/wps/relay/MCS2_paymentGateway', { amount, methodId: methodOf(model.market) }),
    );
    if (!body.success) return;
    expect(isOnBreak(model)).toBe(false);
    expect(model.rules.requiredLimits.filter((kind) => !hasLimit(model, kind))).toEqual([]);
    model.deposits.push({ at, amount });
    await client.admin('scenarios', { name: 'depositsPaid' });
  }),
);

const play = fc.tuple(tab, fc.integer({ min: 1, max: 40 })).map(([tab, stake]) =>
  command(`play ${stake}`, async (model, client) => {
    const wasTimeUp = isTimeUp(model);
    const plan = planAt(model.plan, model.bets, model.now);
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/wps/game/round', { nodeId: '100001', stake, kind: 'table' }),
    );
    if (!body.success) return;
    expect([isOnBreak(model), isExcluded(model), wasTimeUp]).toEqual([false, false, false]);
    if (model.rules.sessionPlan === 'slots') expect(plan).toBeDefined();
    if (model.rules.gameFacts === 'beforePlay') expect(model.hasSeenFacts).toBe(true);
    if (plan) expect([stake <= plan.left + 1e-6, plan.isPaused]).toEqual([true, undefined]);
    model.bets.push({ at: model.now, amount: stake, won: body.value.win });
  }),
);

const planSession = fc
  .tuple(tab, fc.constantFrom(5, 30, 120), fc.constantFrom(10, 60))
  .map(([tab, minutes, amount]) =>
    command(`plan ${minutes} min and ${amount}`, async (model, client) => {
      const before = planAt(model.plan, model.bets, model.now);
      const body = await sendFrom(model, client, tab, (own) =>
        own.post('/wps/member/sessionPlan', { minutes, amount }),
      );
      if (!body.success) return;
      expect(before).toBeUndefined();
      model.plan = { startedAt: model.now, minutes, amount };
    }),
  );

const seeFacts = tab.map((tab) =>
  command('see the facts of the game', async (model, client) => {
    const body = await sendFrom(model, client, tab, (own) =>
      own.get('/wps/game/facts', { nodeId: '100001', isShown: true }),
    );
    // Without a session it is a visitor who reads them.
    if (body.success) model.hasSeenFacts = true;
  }),
);

/** Free play is open to whom the market opens it. Lucía is verified. */
const launchFree = fc.tuple(tab, fc.boolean()).map(([tab, isVisitor]) =>
  command(`launch a free game ${isVisitor ? 'as a visitor' : ''}`, async (model, client) => {
    const { freePlay } = model.rules;
    const open = (own: Client) =>
      own.get('/wps/game/launchGame', { nodeId: '100001', supportPlay: true });
    if (isVisitor) {
      const { body } = await open(client.as(undefined));
      expect(/^free_play_(login|verify|never)$/.test(body.code ?? '')).toBe(
        freePlay !== 'everyone',
      );
      return;
    }
    const body = await sendFrom(model, client, tab, open);
    if (body.success) expect([freePlay === 'never', isExcluded(model)]).toEqual([false, false]);
  }),
);

/** Opens a game for real money. */
const launch = tab.map((tab) =>
  command('launch a game', async (model, client) => {
    const isClosed = isOnBreak(model) || isExcluded(model) || isTimeUp(model);
    const body = await sendFrom(model, client, tab, (own) =>
      own.get('/wps/game/launchGame', { nodeId: '100001' }),
    );
    if (isClosed) expect(body.success).toBe(false);
    // A tab that was not used for long has no session any more.
    else if (model.limits.size === 0)
      expect(body.code ?? '').toMatch(/^$|token|session|logged|^plan_|^facts_/);
  }),
);

const orderWhileClosed = tab.map((tab) =>
  command('buy a lottery ticket while closed', async (model, client) => {
    if (!isOnBreak(model) && !isTimeUp(model)) return;
    const suborders = [{ play: 'parity', numbers: 'odd', stake: 1 }];
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/lgw/orders', { gameId: 'GORDA', suborders }),
    );
    expect(body.success).toBe(false);
  }),
);

const claimReward = tab.map((tab) =>
  command('claim a reward', async (model, client) => {
    const body = await sendFrom(model, client, tab, (own) =>
      own.post('/wps/relay/MCS2_claimReward', { rewardId: 'daily' }),
    );
    if (isOnBreak(model)) expect(body.success).toBe(false);
  }),
);

const openTab = command('log in', async (model, client) => {
  const body = await login(client);
  if (model.isListed) expect(body.code).toBe('register_excluded');
  else if (isOnBreak(model)) expect(body.code).toBe('excluded');
  else if (!body.success) expect(body.code).toBe('time_limit');
  if (body.success) model.tokens.push(body.value.token);
});

const takeBreak = fc
  .tuple(tab, fc.constantFrom<number | null>(1, 24, 168, 5_000, null))
  .map(([tab, hours]) =>
    command(`break ${hours}`, async (model, client) => {
      const query = hours === null ? {} : { hours };
      const preview = await sendFrom(model, client, tab, (own) =>
        own.get('/wps/member/exclusion/preview', query),
      );
      const code = preview.value?.code ?? 'none';
      const body = await sendFrom(model, client, tab, (own) =>
        own.post('/wps/member/exclusion', { hours, code }),
      );
      if (!body.success) return;
      model.breakUntil = Math.max(
        model.breakUntil,
        hours === null ? Number.POSITIVE_INFINITY : model.now + hours * HOUR,
      );
      for (const token of model.tokens)
        expect((await client.as(token).get('/wps/member/info')).status).toBe(401);
    }),
  );

/** The authority puts the member into the register of the market, or takes the member out. */
const changeRegister = fc.boolean().map((isListed) =>
  command(`register ${isListed}`, async (model, client) => {
    if (!model.rules.exclusionRegister) return;
    const id = 'lucia@example.com';
    await client.admin('state', {
      ...{ table: 'exclusionRegister', id },
      ...(isListed ? { set: { at: model.now } } : { remove: true }),
    });
    model.isListed = isListed;
    if (!isListed) return;
    for (const token of model.tokens)
      expect((await client.as(token).get('/wps/member/info')).status).toBe(401);
  }),
);

const excludeSlots = fc
  .tuple(tab, fc.constantFrom<number | null>(1, 24, 168, null))
  .map(([tab, hours]) =>
    command(`exclude slots ${hours}`, async (model, client) => {
      const body = await sendFrom(model, client, tab, (own) =>
        own.post('/wps/member/gameExclusion', { gameType: 'RNG', hours }),
      );
      if (!body.success) return;
      const until = hours === null ? Number.POSITIVE_INFINITY : model.now + hours * HOUR;
      expect(until).toBeGreaterThanOrEqual(model.excludedUntil);
      model.excludedUntil = until;
    }),
  );

const wait = fc
  .constantFrom(MINUTE, 14 * MINUTE, 20 * MINUTE, HOUR, 23 * HOUR, DAY, 6 * DAY, 31 * DAY)
  .map((ms) =>
    command(`wait ${ms / MINUTE} min`, async (model, client) => {
      model.now += ms;
      await client.admin('clock', { advance: ms });
    }),
  );

/** To a moment before or after midnight at the merchant. */
const toMidnight = fc.constantFrom(-1, 0, 1_000).map((ms) =>
  command(`midnight ${ms}`, async (model, client) => {
    const midnight = Date.parse(`${dayOf(model.now + DAY)}T05:00:00Z`);
    if (midnight + ms <= model.now) return;
    model.now = midnight + ms;
    await client.admin('clock', { at: model.now });
  }),
);

const readHistory = fc.tuple(tab, zone).map(([tab, timeZone]) =>
  command(`history in ${timeZone}`, async (model, client) => {
    await sendFrom(model, client, tab, (own) => own.get('/wps/member/playHistory', { timeZone }));
  }),
);

/** Whatever the limits and breaks are, a login leads to a session that withdraws. */
const withdraw = fc.integer({ min: 50, max: 90 }).map((amount) =>
  command(`withdraw ${amount}`, async (model, client) => {
    const body = await login(client);
    let token = body.value.token as string | undefined;
    if (!body.success) {
      const { ticket } = body.value;
      const opened = await client.post('/wps/session/withdrawOnly', { ticket });
      expect(opened.body.success).toBe(true);
      token = opened.body.value.token;
    } else if (model.isTimed) model.calls.push(model.now);
    const own = client.as(token);
    const info = (await own.get('/wps/relay/MCS2_withdrawInfo')).body.value;
    if (isOnBreak(model)) expect(info.turnoverLeft).toBe(0);
    const can =
      info.available >= amount &&
      info.leftToday > 0 &&
      info.amountLeftToday >= amount &&
      info.turnoverLeft === 0;
    const input = { amount, paymentPassword: '246810' };
    const reply = (await own.post('/wps/transaction/withdraw', input)).body;
    if (can) expect(reply.success, JSON.stringify(reply)).toBe(true);
    if (!reply.success || model.rules.withdrawal !== 'final') return;
    const { withdrawId } = reply.value;
    const cancelled = await own.post('/wps/relay/MCS2_cancelWithdraw', { withdrawId });
    expect(cancelled.body.success).toBe(false);
  }),
);

describe('S10.05 S10.06 random calls of members', () => {
  const names = ['default', ...Object.keys(markets)] as MarketName[];
  test.each(names)(
    'S10.01 S10.02 S10.03 no calls pass a limit, a break or a rule of the market "%s"',
    async (market) => {
      const rules = { ...defaultRules, ...(market !== 'default' && valuesOf(markets[market])) };
      const commands = fc.commands(
        [
          ...[
            setLimit,
            setLimit,
            confirm,
            deposit,
            planSession,
            play,
            play,
            claimReward,
            fc.constant(openTab),
          ],
          ...[
            takeBreak,
            changeRegister,
            excludeSlots,
            wait,
            wait,
            toMidnight,
            readHistory,
            withdraw,
            launch,
            launchFree,
            seeFacts,
          ],
          orderWhileClosed,
        ],
        { maxCommands: 40, size: 'max' },
      );
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          const client = backend.client();
          const now = Date.UTC(2026, 0, 30, 12);
          await client.admin('reset', { now, frozen: true });
          await client.admin('scenarios', { name: 'depositsRejected' });
          await client.admin('market', { name: market });
          // Seeded history is older than a month, so that the model starts from nothing.
          const start = now + 40 * DAY;
          await client.admin('clock', { at: start });
          const model: Model = {
            market,
            rules,
            now: start,
            limits: new Map(),
            deposits: [],
            bets: [],
            calls: [],
            isTimed: false,
            breakUntil: 0,
            excludedUntil: 0,
            hasSeenFacts: false,
            isListed: false,
            tokens: [],
          };
          for (let i = 0; i < 3; i++) model.tokens.push((await login(client)).value.token);
          await fc.asyncModelRun(() => ({ model, real: client }), list);
        }),
        {
          numRuns: Number(process.env.SAFE_PLAY_RUNS) || (market === 'default' ? 20 : 5),
          seed: 15,
        },
      );
    },
    240_000,
  );
});
