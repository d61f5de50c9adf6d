import { ApiError } from '../../src/api/ApiError';
import type { CallOptions } from '../../src/api/context';
import type { Call } from '../../src/api/createCall';
import { wallet } from '../../src/contract/cashier/wallet';
import type { Endpoint } from '../../src/contract/endpoint';
import { createSession } from '../../src/stores/account/session';
import { createHost, type Host } from '../../src/stores/base/host';
import type { CommandCase, Made } from './commandCases';

/** What happens to a command on its way. */
export type Fate =
  | 'answered'
  | 'lostRequest'
  | 'lostReply'
  | 'slow'
  | 'slowAndLost'
  | 'verySlow'
  | 'expired';

/** How long the server works on a command. */
const workMs: Partial<Record<Fate, number>> = { slow: 3_000, slowAndLost: 3_000, verySlow: 10_000 };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The backend of one command. Without idempotency it carries out whatever arrives. */
export function createCommandBackend(tested: CommandCase, isIdempotent: boolean) {
  const made: Made[] = [];
  const byKey = new Map<string, Made>();
  const fates: Fate[] = [];
  let isReadable = true;
  let ahead = 0;

  function carryOut(key: string | undefined) {
    const before = isIdempotent && key ? byKey.get(key) : undefined;
    if (before) return before;
    const next = { id: `m${made.length + 1}`, at: Date.now() + ahead };
    made.unshift(next);
    if (key) byKey.set(key, next);
    return next;
  }

  async function answerCommand(host: Host, path: string, { idempotencyKey }: CallOptions) {
    // As a page that was logged out while it read: it sends no token.
    if (!host.use(createSession).isLoggedIn.peek()) throw new ApiError('notLoggedIn', path);
    const fate = fates.shift() ?? 'answered';
    const lost = new ApiError('offline', path, { mayHaveRun: true });
    if (fate === 'expired') {
      host.use(createSession).expireSession();
      throw new ApiError('notLoggedIn', path);
    }
    const ms = workMs[fate];
    if (ms) await wait(ms);
    if (fate === 'lostRequest') throw lost;
    if (tested.isOnce && made.length && !(isIdempotent && byKey.has(idempotencyKey ?? '')))
      throw new ApiError('rejected', path, { code: 'already_done' });
    const done = carryOut(idempotencyKey);
    if (fate === 'lostReply' || fate === 'slowAndLost') throw lost;
    return tested.reply(done);
  }

  async function answerRead(path: string, method: string, input: unknown) {
    if (!isReadable) throw new ApiError('offline', path);
    const { pageNo = 1 } = (input ?? {}) as { pageNo?: number };
    const reads = [...tested.reads(made), [wallet, { sumBalance: 10, wallets: [] }] as const];
    const found = reads.find(([read]) => read.path === path && read.method === method);
    if (!found) return new Promise<never>(() => {});
    // Everything fits on the first page.
    return pageNo > 1 ? { content: [] } : found[1];
  }

  /** A page of the app. Its session is that of the storages at this time. */
  function openPage(): Host {
    const call = async (
      { path, method }: Endpoint<unknown, unknown>,
      input: unknown,
      options: CallOptions = {},
    ) => {
      const isCommand = path === tested.command.path && method === tested.command.method;
      const reply = isCommand
        ? answerCommand(host, path, options)
        : answerRead(path, method, input);
      const aborted = new Promise<never>((_resolve, reject) =>
        options.signal?.addEventListener('abort', () => reject(new ApiError('aborted', path))),
      );
      // The reply of an aborted command is ignored, but the server carries it out.
      reply.catch(() => {});
      return Promise.race([reply, aborted]);
    };
    const host = createHost(() => call as unknown as Call);
    return host;
  }

  return {
    made,
    fates,
    openPage,
    setReadable(value: boolean) {
      isReadable = value;
    },
    /** How far the clock of the server is ahead of that of the device. */
    setAhead(ms: number) {
      ahead = ms;
    },
  };
}

export const logIn = (host: Host) =>
  void host
    .use(createSession)
    .startSession({ token: 'token of ana', merchantCode: 'feria', userName: 'ana' });

/** Locks of a browser, for Node, which has none in its oldest supported version. */
export function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, act: () => T | Promise<T>) {
      const before = queues.get(name) ?? Promise.resolve();
      const granted = before.then(act);
      queues.set(
        name,
        granted.catch(() => {}),
      );
      return granted;
    },
  };
}
