import { expect, test } from 'vitest';
import { createChannel } from './channel';
import { createLifetime } from './lifetime';

test('a message after the end is not sent, and is no error', async () => {
  const received: string[] = [];
  const [life, other] = [createLifetime(), createLifetime()];
  const channel = createChannel<string>(life, 'test');
  createChannel<string>(other, 'test').onMessage((message) => received.push(message));
  channel.send('before');
  await expect.poll(() => received).toEqual(['before']);
  life.end();
  channel.send('after');
  createChannel<string>(other, 'test').send('last');
  await expect.poll(() => received.at(-1)).toBe('last');
  expect(received).toEqual(['before', 'last']);
  other.end();
});
