import { beforeEach, expect, test, vi } from 'vitest';
import { readLotteryFrameMessage, readLotteryHostMessage } from './lotteryFrameMessages';

const origin = 'https://feria.test';
const other = {} as Window;
const frameWindow = {} as Window;
const frame = { contentWindow: frameWindow } as HTMLIFrameElement;
const parent = {} as Window;

beforeEach(() => {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('window', { parent });
});

test('the page around a lottery reads the messages of its own frame only', () => {
  const message = { source: frameWindow, origin, data: 'feria:lottery:deposit' };
  expect(readLotteryFrameMessage(message, frame)).toBe('deposit');
  expect(readLotteryFrameMessage({ ...message, source: other }, frame)).toBeUndefined();
  expect(readLotteryFrameMessage({ ...message, origin: 'null' }, frame)).toBeUndefined();
  expect(readLotteryFrameMessage({ ...message, origin: 'https://x.test' }, frame)).toBeUndefined();
  expect(readLotteryFrameMessage(message, null)).toBeUndefined();
});

test('the lottery reads the messages of the page around it only', () => {
  const message = { source: parent, origin, data: 'feria:lottery:pause' };
  expect(readLotteryHostMessage(message)).toBe('pause');
  expect(readLotteryHostMessage({ ...message, source: other })).toBeUndefined();
  expect(readLotteryHostMessage({ ...message, origin: 'https://x.test' })).toBeUndefined();
});

test.each([
  'deposit',
  'feria:lottery:',
  'feria:lottery:constructor',
  'feria:lottery:pause',
  { type: 'feria:lottery:deposit' },
  null,
])('a message from the frame with the content %j is ignored', (data) => {
  expect(readLotteryFrameMessage({ source: frameWindow, origin, data }, frame)).toBeUndefined();
});
