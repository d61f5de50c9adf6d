import type { Resource } from '@kit/data/resource';
import { exactServerNow, isServerTimeKnown } from '@kit/data/serverTime';
import { wait } from '@kit/data/timers';
import { type ApiError, isApiError } from '../../api/ApiError';

/** The server may still be working on the command, so it is looked for more than once. */
const LOOK_AFTER_MS = [0, 2_000, 4_000, 5_000];
export const LOOK_FOR_MS = 11_000;
/** Clocks of server and device are compared by whole seconds. */
const CLOCK_TOLERANCE_MS = 2_000;
/** Without the time of the server, the clock of the device may be wrong by hours. */
const WRONG_CLOCK_MS = 86_400_000;

/** Thrown when the server cannot say whether it has the command, as when its records have no times. */
export class CannotTellError extends Error {
  override readonly name = 'CannotTellError';
}

/** Whether a repeated look may succeed. Not when the server cannot tell, or rejects the look. */
export const canLookAgain = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind !== 'rejected';

/** How long nothing may be sent, after the server could not tell whether it has the command. */
const CHECK_MS = 30 * 60_000;

/** Whether the member has had the time to check. */
export const isCheckOver = (cannotTellAt: number) => exactServerNow() - cannotTellAt >= CHECK_MS;

/** The ids of what earlier commands made, whose replies arrived. */
export type KnownIds = ReadonlySet<string>;

/**
 * Looks for what a command made whose reply was lost. Undefined: the server does not have it, or the session has ended.
 * Throws when a look fails.
 */
export async function lookFor<T>(
  find: () => Promise<T | undefined>,
  isCurrent: () => boolean,
): Promise<T | undefined> {
  for (const ms of LOOK_AFTER_MS) {
    await wait(ms);
    if (!isCurrent()) return undefined;
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Sought<Row> {
  /** When the command was sent, by the server's clock. */
  sentAt: number;
  known: KnownIds;
  idOf: (row: Row) => string;
  isSame: (row: Row) => boolean;
}

/**
 * The newest record that a command may have made. Throws when the backend sends no times, or does not tell the time: an
 * older record with the same contents would look like this one, and this one like an older one.
 */
export function findSent<Row extends { at: number }>(
  rows: readonly Row[],
  { sentAt, known, idOf, isSame }: Sought<Row>,
) {
  const same = rows.filter((row) => isSame(row) && !known.has(idOf(row)));
  if (!isServerTimeKnown() && same.some(({ at }) => at >= sentAt - WRONG_CLOCK_MS))
    throw new CannotTellError();
  const found = same.find(({ at }) => at >= sentAt - CLOCK_TOLERANCE_MS);
  if (!found && same.some(({ at }) => at === 0)) throw new CannotTellError();
  return found;
}

/** Loads and returns the value. Throws when that fails. */
export async function loadOrThrow<T>(
  resource: Pick<Resource<T>, 'load' | 'value' | 'state' | 'error'>,
): Promise<T> {
  await resource.load();
  const value = resource.value.peek();
  if (resource.state.peek() !== 'ready' || value === undefined)
    throw resource.error.peek() ?? new CannotTellError();
  return value;
}
