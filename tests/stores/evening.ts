import { isPageShown } from '@kit/web/pageShown';
import { vi } from 'vitest';
import { databaseNameOf, hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { members } from '../../mocks/db/account/member';
import { ledger, wallets } from '../../mocks/db/cashier/wallet';
import { bonuses } from '../../mocks/db/promotions/bonus';
import { respond } from '../../mocks/respond';
import type { CallContext } from '../../src/api/context';
import { createCall } from '../../src/api/createCall';
import { startReturnWatch } from '../../src/app/session/returnWatch';
import { setPaymentPassword } from '../../src/contract/account/security';
import { addBankCard } from '../../src/contract/cashier/bankCard';
import { createRegister } from '../../src/stores/account/register';
import { createSession } from '../../src/stores/account/session';
import { createHost, type Host } from '../../src/stores/base/host';
import { createWallet } from '../../src/stores/cashier/wallet';
import { bodyCodec } from '../../src/stores/site/encryption';
import { MemoryStorage } from '../helpers/memoryStorage';

const ORIGIN = 'http://feria.test';
const PASSWORD = 'Secreto99';
export const PIN = '135790';

const STEP_MS = 15_000;

/** Money in cents, so that sums are exact. */
export const cents = (amount: number | undefined) =>
  amount === undefined ? undefined : Math.round(amount * 100);

/** The clock and the timers of the app. Promises and what the backend awaits stay real. */
export function startEvenings() {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 20, 20),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.stubGlobal('location', { origin: ORIGIN, hostname: 'feria.test', search: '' });
  vi.stubGlobal('navigator', { userAgent: 'Chrome', onLine: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    vi.stubGlobal(name, () => true);
}

export function endEvenings() {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

let count = 0;

/** One evening: an app without a page, and a backend of its own in this process. */
export async function openEvening() {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  isPageShown.value = true;
  const name = `evening-${count++}`;
  let unanswered = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    unanswered += 1;
    try {
      return await respond(new Request(url, init));
    } finally {
      unanswered -= 1;
    }
  });
  const context = (host: Host): CallContext => ({
    baseURL: ORIGIN,
    headers: () => ({
      Token: host.use(createSession).info.peek()?.token,
      Merchant: 'feria',
      Language: 'ES',
      Cookie: `mock_db=${name}`,
    }),
    carried: (carried) => (carried === 'language' ? 'ES' : 'feria'),
    codec: () => bodyCodec(host),
  });
  const host = createHost((made) => createCall(context(made)));
  const stops = [host.retain(createWallet), startReturnWatch(host)];

  /** Lets all requests be answered, without a change of the time. */
  async function settle() {
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (unanswered) quiet = -1;
    }
  }

  async function wait(ms: number) {
    // In steps, because the replies of a poll take real time.
    for (let left = ms; left > 0; left -= STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
      await settle();
    }
  }

  await host.use(createRegister).register(
    'username',
    {
      username: 'marisol',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consents: { age: true, terms: true, notBarred: true, termsVersion: '2025-11' },
    },
    'feria.test',
  );
  await host.call(setPaymentPassword, {
    newPaymentPassword: PIN,
    confirmNewPaymentPassword: PIN,
    password: PASSWORD,
  });
  const card = await host.call(addBankCard, {
    bankCode: 'PUERTO',
    accountNumber: '191204587700',
    holder: 'Marisol',
  });
  await settle();

  const db = await hostDatabases.get(databaseNameOf({ mock_db: name }));
  const memberId = db.table(members).find(({ account }) => account === 'marisol')?.id ?? '';
  const isOwn = (row: { memberId: string }) => row.memberId === memberId;

  /** What the ledger says, in cents. No request: a request would apply what has become due. */
  function truth() {
    const entries = db.table(ledger).filter(isOwn);
    const sumOf = (...kinds: string[]) =>
      entries.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
    const own = db.table(wallets).filter(isOwn);
    const total = entries.reduce((sum, { amount }) => sum + amount, 0);
    const cash = own.find(({ code }) => code === 'CASH')?.balance ?? 0;
    const open = db.table(bonuses).filter((row) => isOwn(row) && row.end === null);
    const held = open.reduce((sum, row) => sum + row.held, 0);
    const toStake = open.reduce((sum, row) => sum + row.toStake, 0);
    const bonus = Math.min(held, total);
    return {
      kinds: entries.map(({ kind }) => kind),
      total,
      cash,
      inGames: total - cash,
      bonus,
      toStake,
      available: Math.max(0, Math.min(cash, total - bonus)),
      deposits: sumOf('DEPOSIT'),
      credited: sumOf('DEPOSIT', 'BONUS'),
      withdrawn: 0 - sumOf('WITHDRAW', 'WITHDRAW_BACK'),
      staked: 0 - sumOf('BET', 'BET_CANCEL'),
      won: sumOf('WIN'),
    };
  }

  return {
    host,
    db,
    memberId,
    card: { bankCardId: card?.bankCardId ?? '' },
    settle,
    wait,
    truth,
    end() {
      host.use(createSession).endSession();
      for (const stop of stops) stop();
    },
  };
}

export type Evening = Awaited<ReturnType<typeof openEvening>>;
