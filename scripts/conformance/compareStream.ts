import type { Type } from 'arktype';
import { ApiError } from '../../src/api/ApiError';
import type { CallContext } from '../../src/api/context';
import { readStream } from '../../src/api/readStream';
import { compileSchema } from '../../src/contract/schema';
import type { StreamDefinition } from '../../src/contract/stream';
import { compareValue, type Difference } from './compare';

/** How long a stream is read. It begins with the present state, so the first events come at once. */
const FIRST_EVENTS_MS = 3_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what a stream begins with, and compares each event with the contract. */
export async function compareStream(
  context: CallContext,
  { path, events }: StreamDefinition<unknown>,
): Promise<Difference[]> {
  const schemas = new Map(Object.entries(events as Record<string, Type>));
  const found = new Map<string, Difference>();
  const signal = AbortSignal.timeout(FIRST_EVENTS_MS);
  const add = (difference: Difference) =>
    found.set(`${difference.kind} ${difference.at}`, difference);
  let isOpen = false;
  try {
    await readStream(context, path, {
      signal,
      onOpen() {
        isOpen = true;
      },
      onRetry() {},
      onEvent({ name, data }) {
        const schema = schemas.get(name);
        if (!schema)
          return add({ kind: 'extra', at: `event ${name}`, detail: 'not known', breaks: false });
        for (const difference of compareValue(compileSchema(schema), parse(data)))
          add({ ...difference, at: `event ${name}: ${difference.at}` });
      },
    });
  } catch (error) {
    // The stream itself does not end, so the time limit usually ends it.
    if (!isOpen) add({ kind: 'no reply', at: 'stream', detail: reasonOf(error), breaks: true });
  }
  return [...found.values()];
}

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'aborted'
    ? (error.detail ?? error.kind)
    : `no answer within ${FIRST_EVENTS_MS / 1000} s`;
