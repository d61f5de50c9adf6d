import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from './createEventReader';

function read(...parts: string[]) {
  const events: ServerEvent[] = [];
  const retries: number[] = [];
  const take = createEventReader({
    onEvent: (event) => events.push(event),
    onRetry: (ms) => retries.push(ms),
  });
  for (const part of parts) take(part);
  return { events, retries };
}

test('an event has its name, its lines of data and the last id', () => {
  const { events } = read('event: balance\nid: 7\ndata: {"a":\ndata: 1}\n\ndata:plain\n\n');
  expect(events).toEqual([
    { name: 'balance', id: '7', data: '{"a":\n1}' },
    { name: 'message', id: '7', data: 'plain' },
  ]);
});

test('comments, unknown fields, events without data and an event that is not complete are not passed on', () => {
  const { events } = read(
    ': still here\n\nevent: empty\n\nwhat: is this\ndata\n\ndata: never ends',
  );
  expect(events).toEqual([{ name: 'message', id: '', data: '' }]);
});

test('the server may name the pause before the next connection, in digits only', () => {
  expect(read('retry: 3000\nretry: soon\nretry: -1\n\n').retries).toEqual([3000]);
});

test('the text may be cut anywhere, with any line ends', () => {
  const text = 'event: a\nid: 1\ndata: x: y\n\n: rest\nretry: 5\ndata: z\n\n';
  const uncut = read(text).events;
  expect(uncut).toHaveLength(2);
  const positions = fc.array(fc.nat(text.length * 2), { maxLength: 8 });
  fc.assert(
    fc.property(positions, fc.constantFrom('\n', '\r\n', '\r'), (cuts, end) => {
      const sent = text.replaceAll('\n', end);
      const bounds = [0, ...cuts.sort((a, b) => a - b), sent.length];
      const parts = bounds.slice(1).map((to, i) => sent.slice(bounds[i], to));
      // A comment follows, because a carriage return at the end may be half of a line end.
      expect(read(...parts, `:${end}`).events).toEqual(uncut);
    }),
    { numRuns: 500, seed: 3 },
  );
});

test('an event that never ends is an error, when it has become too long', () => {
  const take = createEventReader({ onEvent: () => {}, onRetry: () => {} });
  expect(() => {
    for (let i = 0; i < 400; i++) take(`data: ${'x'.repeat(1024)}\n`);
  }).toThrow('too long');
});
