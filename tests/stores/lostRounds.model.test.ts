import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import type { CallOptions } from '../../src/api/context';
import { memberInfo } from '../../src/contract/account/member';
import { launchGame } from '../../src/contract/games/launch';
import { cashOut, playRound } from '../../src/contract/games/round';
import { settings } from '../../src/contract/site/system';
import { createLaunch } from '../../src/stores/games/launch';
import { createFakeHost } from '../helpers/fakeHost';
import { MemoryStorage } from '../helpers/memoryStorage';

const RUNS = 100;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Fate = 'answered' | 'lostRequest' | 'lostReply' | 'verySlow';
const WORK_MS = 10_000;

/** A backend that has rounds knows the key of each. */
async function openGame() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(settings, {});
  server.reply(launchGame, { url: 'https://games.test/', ticket: 't', game: { nodeId: 1 } });
  server.logIn('ana');
  const store = server.host.use(createLaunch);
  await store.opened.load({ gameCode: 'a', isFree: false });
  const done = new Map<string, object>();
  const answered = new Set<object>();

  async function answer(
    request: { options: CallOptions; answer(value: unknown): void; fail(error: unknown): void },
    fate: Fate,
  ) {
    const lost = new ApiError('offline', '/', { mayHaveRun: true });
    if (fate === 'lostRequest') return request.fail(lost);
    if (fate === 'verySlow') await vi.advanceTimersByTimeAsync(WORK_MS);
    const key = request.options.idempotencyKey ?? `without a key ${done.size}`;
    const round = done.get(key) ?? { roundId: `r${done.size}`, stake: 2, win: 0, balance: 8 };
    done.set(key, round);
    if (fate === 'lostReply') request.fail(lost);
    else request.answer(round);
  }

  /** The game sends a round again under its id, until it has the result. Returns the ids that it was given. */
  async function repeat(send: () => Promise<{ roundId: string }>, fates: readonly Fate[]) {
    for (const fate of [...fates, 'answered'] as const) {
      const sent = send().then(
        ({ roundId }) => roundId,
        () => undefined,
      );
      const requests = [...server.requestsOf(playRound), ...server.requestsOf(cashOut)];
      const next = requests.filter((request) => !answered.has(request));
      for (const request of next) {
        answered.add(request);
        await answer(request, fate);
      }
      const roundId = await sent;
      if (roundId !== undefined) return roundId;
    }
    return undefined;
  }
  return { store, done, repeat };
}

const fates = fc.array(fc.constantFrom<Fate>('answered', 'lostRequest', 'lostReply', 'verySlow'), {
  maxLength: 5,
});

test('a round of a game is played once, and its result is the same, however often its reply is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fates, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const { store, done, repeat } = await openGame();
      const results = new Set<string | undefined>();
      for (const [i, fate] of rounds.entries())
        results.add(await repeat(() => store.play({ id: `i${i}`, kind: 'spin', stake: 2 }), fate));
      expect(done.size).toBe(rounds.length);
      expect(results).not.toContain(undefined);
      expect(results.size).toBe(rounds.length);
    }),
    { numRuns: RUNS },
  );
});

test('a crash round is left once, however often the reply is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fates, async (fate) => {
      const { store, done, repeat } = await openGame();
      expect(await repeat(() => store.cashOut('c1'), fate)).toBe('r0');
      expect(done.size).toBe(1);
    }),
    { numRuns: RUNS },
  );
});
