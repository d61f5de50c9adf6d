import { describe, expect, test } from 'vitest';
import { readFrameWord, toFrame } from '../../src/widgets/frameWords';

const round = { type: 'feria:round', id: 'r1', kind: 'crash', stake: 2, target: 1.5 };

describe('what a game may say', () => {
  test('S4.26 a round with nothing more in it than a round', () => {
    const heard = readFrameWord({ ...round, nodeId: '1', ticket: 'stolen' });
    expect(heard).toEqual({
      type: 'round',
      id: 'r1',
      kind: 'crash',
      stake: 2,
      target: 1.5,
      choice: undefined,
    });
    expect(heard).not.toHaveProperty('ticket');
  });

  test('S4.26 an order for a lottery', () => {
    const order = { type: 'feria:order', id: 'o', play: 'any', numbers: '07', stake: 1 };
    expect(readFrameWord(order)).toEqual({ ...order, type: 'order' });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'feria:ready'],
    ['another tongue', { type: 'ready' }],
    ['an unknown word', { type: 'feria:withdraw' }],
    ['a word of every object', { type: 'feria:constructor' }],
    ['a type that is no text', { type: 1 }],
    ['a round without id', { ...round, id: '' }],
    ['an endless id', { ...round, id: 'x'.repeat(65) }],
    ['an unknown kind', { ...round, kind: 'bank' }],
    ['a stake of nothing', { ...round, stake: 0 }],
    ['a stake below nothing', { ...round, stake: -5 }],
    ['a stake without end', { ...round, stake: Number.POSITIVE_INFINITY }],
    ['a stake in words', { ...round, stake: '5' }],
    ['a target that is none', { ...round, target: Number.NaN }],
    ['a choice too long', { ...round, choice: 'redblackred' }],
    ['a play that is none', { type: 'feria:order', id: 'o', play: 'x', numbers: '1', stake: 1 }],
  ])('S4.26 is not heard: %s', (_, data) => {
    expect(readFrameWord(data)).toBeUndefined();
  });

  test('S4.26 the app speaks the same tongue', () => {
    const word = { type: 'refused', id: 'r', message: 'no', mayRepeat: false } as const;
    expect(toFrame(word)).toEqual({ ...word, type: 'feria:refused' });
  });
});
