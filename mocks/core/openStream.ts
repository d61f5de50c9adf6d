import type { Database } from './database';

const HEARTBEAT_MS = 15_000;
const TICK_MS = 1_000;
/** How long browsers wait before they connect again for the first time. */
const RETRY_MS = 1_000;

const openCounts = new WeakMap<Database, number>();

/** How many streams of a database are open. */
export const openStreams = (db: Database) => openCounts.get(db) ?? 0;

const countStream = (db: Database, change: 1 | -1) => openCounts.set(db, openStreams(db) + change);

export interface StreamWriter {
  send(event: { name: string; id: string; data: unknown }): void;
  /** Closes the stream normally, after what was sent. */
  end(): void;
  /** Drops the connection. */
  cut(): void;
}

export interface Source {
  /** Called once at the start, and after changes in the database, when no handler is running. */
  onChange(writer: StreamWriter): void;
  /** Called every second. */
  onTick(writer: StreamWriter): Promise<void>;
}

/** A reply of server-sent events that stays open until the client leaves or the source ends it. */
export function openStream(db: Database, signal: AbortSignal, source: Source) {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      let isCallPlanned = false;
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const writer: StreamWriter = {
        send: ({ name, id, data }) =>
          write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
        end() {
          if (!isOpen) return;
          close();
          controller.close();
        },
        cut() {
          if (!isOpen) return;
          close();
          controller.error(new Error('The stream was cut.'));
        },
      };
      /** A handler may write many rows. The source is called once, after the handler. */
      const onWrite = () => {
        if (isCallPlanned) return;
        isCallPlanned = true;
        db.runExclusive(async () => {
          isCallPlanned = false;
          if (isOpen) source.onChange(writer);
        }).catch(console.error);
      };
      const timers = [
        setInterval(() => write(': still here\n\n'), HEARTBEAT_MS),
        setInterval(() => source.onTick(writer).catch(console.error), TICK_MS),
      ];
      const unwatch = db.watch(onWrite);
      close = () => {
        if (!isOpen) return;
        isOpen = false;
        for (const timer of timers) clearInterval(timer);
        unwatch();
        countStream(db, -1);
      };
      countStream(db, 1);
      write(`retry: ${RETRY_MS}\n\n`);
      onWrite();
    },
    cancel: () => close(),
  });
  signal.addEventListener('abort', () => close());
  // `X-Accel-Buffering` tells nginx to pass on each part of the reply at once.
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return new Response(body, { headers });
}
