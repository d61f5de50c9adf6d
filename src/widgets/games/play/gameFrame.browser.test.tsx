import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import type { HostMessage } from './frameMessages';
import { GameFrame } from './GameFrame';

const round = { type: 'feria:round', id: 'r1', kind: 'spin', stake: 1 };
const state = signal<HostMessage>({ type: 'resume' });

/** Opens a game. Returns a function that sends a message from its frame, and returns the type that the app reads. */
async function openGame(url: string, origin: string) {
  await firstTexts();
  await loadTexts('play');
  const onMessage = vi.fn();
  const { container } = mount(
    <GameFrame url={url} name="Game" state={state} onMessage={onMessage} onRetry={() => {}} />,
  );
  const source = container.querySelector('iframe')?.contentWindow ?? null;
  return (data: unknown) => {
    onMessage.mockClear();
    dispatchEvent(new MessageEvent('message', { source, origin, data }));
    return onMessage.mock.calls[0]?.[0]?.type;
  };
}

test('S3.37 the picture of an opening game comes from the next host, when the first one fails', async () => {
  await firstTexts();
  await loadTexts('play');
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const { find } = mount(
    <GameFrame
      url={`${location.origin}/play/none.html`}
      name="Game"
      sources={signal(['/none/1.webp', picture])}
      state={state}
      onMessage={() => {}}
      onRetry={() => {}}
    />,
  );
  await expect.poll(() => find<HTMLImageElement>('.picture img')?.src).toBe(picture);
});

test.each([
  [`${location.origin}/play/none.html`, 'reach the app', /allow-same-origin|allow-top-navigation/],
  ['https://vendor.invalid/game', 'navigate the app', /allow-top-navigation|allow-modals/],
])('the game at %s cannot %s', async (url, _, forbidden) => {
  await openGame(url, 'null');
  const sandbox = document.querySelector('iframe')?.getAttribute('sandbox');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toMatch(forbidden);
});

test('a game of this site may place bets', async () => {
  const sendFromFrame = await openGame(`${location.origin}/play/none.html`, 'null');
  expect(sendFromFrame(round)).toBe('round');
});

test('the game of a vendor may close and ask for a deposit, but place no bets', async () => {
  const sendFromFrame = await openGame('https://vendor.invalid/game', 'https://vendor.invalid');
  expect(sendFromFrame({ type: 'feria:close' })).toBe('close');
  expect(sendFromFrame({ type: 'feria:deposit' })).toBe('deposit');
  expect(sendFromFrame(round)).toBeUndefined();
  expect(
    sendFromFrame({ ...round, type: 'feria:order', play: 'any', numbers: '7' }),
  ).toBeUndefined();
});

test('a game that is ready is told to pause, to read the balance again, and to go on', async () => {
  await firstTexts();
  await loadTexts('play');
  const paused = signal(false);
  const arrivals = signal(0);
  const { container } = mount(
    <GameFrame
      url={`${location.origin}/play/none.html`}
      name="Game"
      state={state}
      paused={paused}
      arrivals={arrivals}
      onMessage={() => {}}
      onRetry={() => {}}
    />,
  );
  // The window of a sandboxed game cannot be watched, so a port stands for it.
  const source = new MessageChannel().port1;
  const send = vi.fn();
  source.postMessage = send;
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const sent = () => send.mock.calls.map(([message]) => (message as { type: string }).type);
  // A game that does not listen gets nothing.
  arrivals.value = 1;
  expect(sent()).toEqual([]);
  const data = { type: 'feria:ready' };
  dispatchEvent(new MessageEvent('message', { source, origin: 'null', data }));
  send.mockClear();
  paused.value = true;
  arrivals.value = 2;
  paused.value = false;
  expect(sent()).toEqual(['feria:pause', 'feria:balance', 'feria:resume']);
});
