import { exactServerNow } from '@kit/data/serverTime';
import { json } from '@kit/data/storage';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { unlocked } from '@kit/web/tabLock';
import { isApiError } from '../../api/ApiError';
import { createSession } from '../account/session';
import type { Host } from './host';
import { canLookAgain, isCheckOver, type KnownIds, lookFor } from './lookFor';

/**
 * `checking`: the app looks whether the server has it. `unchecked`: that could not be found out yet. `arrived`: the
 * server has it. `missing`: it does not, so the member may send it again.
 */
export type OutcomeState = 'checking' | 'unchecked' | 'arrived' | 'missing';

export interface Outcome<Contents, Result> {
  state: OutcomeState;
  contents: Contents;
  /** What the server has. Only when it arrived. */
  result?: Result;
}

interface Attempt {
  /** The time of the server when the command was sent, in milliseconds since the epoch. */
  sentAt: number;
  contents: unknown;
  idempotencyKey: string;
  /** When the server could not tell for the first time whether it has the command, by its clock. */
  cannotTellAt?: number;
}

interface Attempts {
  /** A digest of the member. */
  member: string;
  byId: Readonly<Record<string, Attempt>>;
}

interface Options<Request, Contents, Result> {
  /** Names the command, also in the storage. */
  id: string;
  runner: {
    isRunning(id: string): ReadonlySignal<boolean>;
    runWithKey(
      id: string,
      command: (idempotencyKey: string) => Promise<NoInfer<Result>>,
      contents: unknown,
    ): Promise<NoInfer<Result> | undefined>;
    forgetKey(key: string): void;
  };
  send(request: Request, idempotencyKey: string): Promise<Result>;
  /** What makes two requests the same intent. Leave passwords out: a corrected one is the same intent. */
  intentOf(request: Request): unknown;
  /** What is needed to look for the command and to name it. It is stored until the outcome is known. */
  contentsOf(request: Request): Contents;
  /** What the server has of the command, or undefined. Throws when that cannot be told. */
  find(contents: Contents, sentAt: number, known: KnownIds): Promise<Result | undefined>;
  /** The id of what a command made. The next one with the same contents made something else. */
  idOf(reply: Result): string | undefined;
  /** Runs when the command was found: what was typed for it is not to be sent again. */
  onArrived(): void;
}

const none: Attempts = { member: '', byId: {} };

/** The stored attempts, under the ids of their commands. */
function createAttempts({ use, memberPending }: Host) {
  const { info } = use(createSession);
  const memberDigest = () => info.peek()?.memberDigest ?? '';
  const stored = memberPending('feria.sentCommands', json(none));

  function current() {
    const { member, byId } = stored.read();
    return member === memberDigest() ? byId : {};
  }

  function set(id: string, attempt: Attempt | undefined) {
    const { [id]: _, ...others } = current();
    const byId = attempt ? { ...others, [id]: attempt } : others;
    const isEmpty = Object.keys(byId).length === 0;
    stored.write(isEmpty ? none : { member: memberDigest(), byId });
  }

  return {
    /** However old it is: only a look can say what became of it. */
    get: (id: string): Attempt | undefined => current()[id],
    set,
  };
}

/**
 * A command that moves money or creates something. When its reply is lost, nobody knows whether it was carried out, and a
 * backend may not know idempotency keys. Then the app looks for the result, and the command may be sent again only
 * after it was not found. A reload and an expired session change nothing about that.
 */
export function createSentCommand<Request, Contents, Result>(
  host: Host,
  {
    id,
    runner,
    send,
    intentOf,
    contentsOf,
    find,
    idOf,
    onArrived,
  }: Options<Request, Contents, Result>,
) {
  const attempts = host.use(createAttempts);
  const outcome = host.memberSignal<Outcome<Contents, Result> | undefined>(undefined);
  const known = host.memberState(() => new Set<string>());

  function note(reply: Result) {
    const made = idOf(reply);
    if (made) known().add(made);
  }

  /** For an attempt of which no look can tell the outcome. Returns whether the member has had the time to check. */
  function endCheck(attempt: Attempt) {
    const { cannotTellAt = exactServerNow() } = attempt;
    const isOver = isCheckOver(cannotTellAt);
    // Another tab may have removed it meanwhile.
    if (attempts.get(id)?.idempotencyKey === attempt.idempotencyKey)
      attempts.set(id, isOver ? undefined : { ...attempt, cannotTellAt });
    return isOver;
  }

  async function look() {
    const attempt = attempts.get(id);
    if (outcome.peek()?.state === 'checking' || runner.isRunning(id).peek()) return;
    if (!attempt) {
      // Another tab has found it out and said so.
      if (outcome.peek()?.state === 'unchecked') outcome.value = undefined;
      return;
    }
    const contents = attempt.contents as Contents;
    const checking: Outcome<Contents, Result> = { state: 'checking', contents };
    outcome.value = checking;
    /** False when the session ended meanwhile. */
    const isCurrent = () => outcome.peek() === checking;
    try {
      // It may still be sent in another tab.
      await unlocked(attempt.idempotencyKey);
      const result = await lookFor(() => find(contents, attempt.sentAt, known()), isCurrent);
      if (!isCurrent()) return;
      attempts.set(id, undefined);
      if (result === undefined) {
        outcome.value = { state: 'missing', contents };
        return;
      }
      // The next one with the same contents is another intent.
      runner.forgetKey(attempt.idempotencyKey);
      note(result);
      outcome.value = { state: 'arrived', contents, result };
      onArrived();
    } catch (error) {
      if (!isCurrent()) return;
      const maySendAgain = !canLookAgain(error) && endCheck(attempt);
      outcome.value = maySendAgain ? undefined : { state: 'unchecked', contents };
    }
  }

  return {
    outcome,
    /** The outcome of the last attempt is not known, so nothing may be sent. */
    isUnknown: computed(() => ['checking', 'unchecked'].includes(outcome.value?.state ?? '')),

    /** Returns undefined when nothing was sent or the outcome is unknown; `outcome` says which. */
    async send(request: Request): Promise<Result | undefined> {
      if (attempts.get(id)) {
        void look();
        return undefined;
      }
      outcome.value = undefined;
      const sentAt = exactServerNow();
      const contents = contentsOf(request);
      try {
        const reply = await runner.runWithKey(
          id,
          (idempotencyKey) => {
            attempts.set(id, { sentAt, contents, idempotencyKey });
            return send(request, idempotencyKey);
          },
          intentOf(request),
        );
        if (reply === undefined) return undefined;
        attempts.set(id, undefined);
        note(reply);
        return reply;
      } catch (error) {
        if (!isApiError(error) || !error.isOutcomeUnknown) {
          attempts.set(id, undefined);
          throw error;
        }
        void look();
        return undefined;
      }
    },

    /** Looks again, by hand or after a reload. */
    look,

    /** Looks for an attempt of before; forgets an outcome that was shown already. */
    resume() {
      if (!attempts.get(id)) outcome.value = undefined;
      void look();
    },
  };
}
