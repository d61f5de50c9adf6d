import { createEventReader } from '../../../src/api/createEventReader';
import { eventStream } from '../../../src/contract/site/event';
import type { Client } from '../backend';

// biome-ignore lint/suspicious/noExplicitAny: the data depends on the event
type Data = any;

/** Reads the event stream of the backend over HTTP, as any client may. */
export function openEvents({ origin, database, token }: Client, lastEventId?: string) {
  const received: [name: string, data: Data][] = [];
  /** How many events of each name `next` has returned. */
  const taken = new Map<string, number>();
  /** Called when an event arrives. */
  const listeners = new Set<() => void>();
  const connection = new AbortController();
  let lastId = '';

  const read = createEventReader({
    onRetry: () => {},
    onEvent({ name, data, id }) {
      lastId = id;
      received.push([name, JSON.parse(data)]);
      for (const listener of listeners) listener();
    },
  });
  const all = (name: string): Data[] =>
    received.filter(([other]) => other === name).map(([, data]) => data);

  async function readAll() {
    const response = await fetch(origin + eventStream.path, {
      signal: connection.signal,
      headers: {
        Cookie: `mock_db=${database}`,
        Language: 'EN',
        ...(token ? { Token: token } : {}),
        ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
      },
    });
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) read(decoder.decode(part, { stream: true }));
  }
  const ended = readAll();
  // A test that does not wait for the end closes the connection, which rejects the promise.
  ended.catch(() => {});

  return {
    received,
    all,
    names: () => received.map(([name]) => name),
    /** From now on `next` returns what has not arrived yet. */
    skip() {
      for (const [name] of received) taken.set(name, all(name).length);
    },
    lastEventId: () => lastId,
    ended,
    close: () => connection.abort(),
    /** The first event of this name that was not taken before. */
    async next(name: string): Promise<Data> {
      const index = taken.get(name) ?? 0;
      taken.set(name, index + 1);
      while (all(name).length <= index) {
        await Promise.race([
          new Promise<void>((done) => listeners.add(done)),
          ended.then(() => {
            throw new Error(`the stream ended before the event "${name}"`);
          }),
        ]);
      }
      return all(name)[index];
    },
  };
}
