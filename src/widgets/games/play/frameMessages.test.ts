import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeHostMessage, type FrameSource, readFrameMessage } from './frameMessages';

const frameWindow = {} as Window;
const ownGame: FrameSource = { window: frameWindow, origin: 'null', canPlaceBets: true };
const vendorGame: FrameSource = {
  window: frameWindow,
  origin: 'https://vendor.test',
  canPlaceBets: false,
};

/** What a message of this content from the frame itself is read as. */
const read = (data: unknown, frame = ownGame) =>
  readFrameMessage({ source: frame.window as Window, origin: frame.origin, data }, frame);

const round = { type: 'feria:round', id: 'r1', kind: 'crash', stake: 2, target: 1.5 };

describe('messages of a game in a frame', () => {
  test('S4.26 reads a round, and drops every field that does not belong to it', () => {
    const message = read({ ...round, nodeId: '1', ticket: 'stolen' });
    expect(message).toEqual({
      type: 'round',
      id: 'r1',
      kind: 'crash',
      stake: 2,
      target: 1.5,
      choice: undefined,
    });
    expect(message).not.toHaveProperty('ticket');
  });

  test('S4.26 reads an order for a lottery', () => {
    const order = { type: 'feria:order', id: 'o', play: 'any', numbers: '07', stake: 1 };
    expect(read(order)).toEqual({ ...order, type: 'order' });
  });

  test('reads that the balance is too low from any game, with the stake or without', () => {
    const message = { type: 'feria:balanceTooLow', needed: 5 };
    expect(read(message, vendorGame)).toEqual({ type: 'balanceTooLow', needed: 5 });
    expect(read({ type: 'feria:balanceTooLow' })).toEqual({ type: 'balanceTooLow' });
  });

  test.each([
    ['a balance that is too low for a text', { type: 'feria:balanceTooLow', needed: '5' }],
    ['undefined', undefined],
    ['null', null],
    ['a text', 'feria:ready'],
    ['without the prefix', { type: 'ready' }],
    ['of an unknown type', { type: 'feria:withdraw' }],
    ['named like a member of every object', { type: 'feria:constructor' }],
    ['of a type that is not a string', { type: 1 }],
    ['a round without id', { ...round, id: '' }],
    ['a round with an id that is too long', { ...round, id: 'x'.repeat(65) }],
    ['a round of an unknown kind', { ...round, kind: 'bank' }],
    ['a round with a stake of zero', { ...round, stake: 0 }],
    ['a round with a negative stake', { ...round, stake: -5 }],
    ['a round with an infinite stake', { ...round, stake: Number.POSITIVE_INFINITY }],
    ['a round with a stake as text', { ...round, stake: '5' }],
    ['a round with a target that is not a number', { ...round, target: Number.NaN }],
    ['a round with an id that breaks a header', { ...round, id: 'a\nb' }],
    ['a round with an id that is not ASCII', { ...round, id: 'ñ' }],
    ['a round with a choice that is too long', { ...round, choice: 'redblackred' }],
    [
      'an order with an unknown play',
      { type: 'feria:order', id: 'o', play: 'x', numbers: '1', stake: 1 },
    ],
  ])('S4.26 ignores a message, when it is %s', (_, data) => {
    expect(read(data)).toBeUndefined();
  });

  test('S4.26 sends its own messages with the same prefix', () => {
    const sent = { type: 'rejected', id: 'r', message: 'no', canRetry: false } as const;
    expect(encodeHostMessage(sent)).toEqual({ ...sent, type: 'feria:rejected' });
  });

  test.each([
    round,
    { type: 'feria:order', id: 'o', play: 'any', numbers: '07', stake: 1 },
    { type: 'feria:shown', id: 'r1' },
    { type: 'feria:cashOut', id: 'r1' },
  ])('a bet is ignored, when the game of a vendor sends it (%#)', (data) => {
    expect(read(data)).toBeDefined();
    expect(read(data, vendorGame)).toBeUndefined();
  });

  test('the game of a vendor may ask for a deposit and close', () => {
    expect(read({ type: 'feria:deposit' }, vendorGame)).toEqual({ type: 'deposit' });
    expect(read({ type: 'feria:close' }, vendorGame)).toEqual({ type: 'close' });
  });

  test.each([
    ['window', { source: {} as Window, origin: 'null' }],
    ['origin', { source: frameWindow, origin: 'https://evil.example' }],
    ['window, before the frame exists', { source: null, origin: 'null' }],
  ])('a message is ignored, when it comes from another %s', (_, from) => {
    const frame = from.source === null ? { ...ownGame, window: null } : ownGame;
    expect(readFrameMessage({ ...from, data: round }, frame)).toBeUndefined();
  });
});

/** Values that nearly fit: each field is valid, wrong in type, or out of range. */
const field = fc.oneof(
  fc.constantFrom<unknown>('spin', 'crash', 'table', 'straight', 'any', 'parity', 'r1', '1,2', 5),
  fc.double(),
  fc.string({ maxLength: 70 }),
  fc.anything({ maxDepth: 1 }),
);
const frameType = fc.constantFrom(
  ...[
    'round',
    'cashOut',
    'order',
    'ready',
    'shown',
    'deposit',
    'close',
    '__proto__',
    'constructor',
  ],
);
const generated = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(
        frameType.map((type) => `feria:${type}`),
        fc.string(),
      ),
      id: field,
      kind: field,
      play: field,
      numbers: field,
      stake: field,
      target: field,
      choice: field,
      ticket: field,
    },
    { requiredKeys: ['type'] },
  ),
);
const RUNS = { numRuns: 2_000, seed: 2026 };

describe('2,000 generated messages', () => {
  test('never place a bet, when the game of a vendor sends them', () => {
    const harmless = ['ready', 'deposit', 'close', undefined];
    fc.assert(
      fc.property(generated, (data) => harmless.includes(read(data, vendorGame)?.type)),
      RUNS,
    );
  });

  test('do nothing, when another window or origin sends them', () => {
    fc.assert(
      fc.property(generated, fc.webUrl(), (data, origin) => {
        const fromWindow = { source: {} as Window, origin: 'null', data };
        const fromOrigin = { source: frameWindow, origin, data };
        return [fromWindow, fromOrigin].every(
          (message) => readFrameMessage(message, ownGame) === undefined,
        );
      }),
      RUNS,
    );
  });

  test('place bets of the right shape and range only, when our own game sends them', () => {
    fc.assert(
      fc.property(generated, (data) => {
        const message = read(data);
        if (message?.type !== 'round' && message?.type !== 'order') return;
        expect(message.id).toMatch(/^[\w-]{1,64}$/);
        expect(message.stake).toBeGreaterThan(0);
        expect(message.stake).toBeLessThan(1e9);
        expect(message).not.toHaveProperty('ticket');
      }),
      RUNS,
    );
  });
});
