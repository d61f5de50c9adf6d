import { once } from 'node:events';
import { connect } from 'node:net';
import { COMMANDS, type Send, WebDriverError } from './commands.ts';

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, value: object];

/** What is not ASCII, as JSON may write it: then the length in characters is the length in bytes. */
const toAscii = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Opens a session of WebDriver at a Firefox that was started with `--marionette`. */
export async function connectFirefox(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  /** A message is its length in bytes, a colon, and JSON. */
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(String(received.subarray(colon + 1, end))) as Reply | object;
      received = received.subarray(end);
      // The first message says who answers, and is no reply.
      if (Array.isArray(message)) waiting.get(message[1])?.resolve(message as Reply);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new WebDriverError('Firefox has ended'));
  });
  await once(socket, 'connect');

  const send: Send = async (command, parameters = {}, id) => {
    const number = ++lastId;
    const body = toAscii(
      JSON.stringify([0, number, COMMANDS[command][2], { ...parameters, ...(id ? { id } : {}) }]),
    );
    const [, , error, value] = await new Promise<Reply>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      socket.write(`${body.length}:${body}`);
    });
    waiting.delete(number);
    if (error) throw new WebDriverError(`${error.error}: ${error.message}`);
    return 'value' in value ? value.value : value;
  };

  await send('newSession', { capabilities: { alwaysMatch: {} } });
  return send;
}
