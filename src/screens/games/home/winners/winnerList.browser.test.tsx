import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../../../tests/helpers/mount';
import type { Call } from '../../../../api/createCall';
import { createHost } from '../../../../stores/base/host';
import { HostContext } from '../../../../stores/base/useStore';
import { createWinner } from '../../../../stores/games/winner';
import { WinnerList } from './WinnerList';
import './Winners.css';

/** Shows the list with `count` winners. `turn` does what the timer does every three seconds. */
async function show(count: number, { isVisible = true } = {}) {
  const timers = new Set<() => void>();
  vi.spyOn(window, 'setInterval').mockImplementation(((act: () => void, ms: number) => {
    if (ms === 3000) timers.add(act);
    return act;
  }) as never);
  vi.spyOn(window, 'clearInterval').mockImplementation(((act: () => void) =>
    timers.delete(act)) as never);
  const list = Array.from({ length: count }, (_, i) => ({
    vo: { gameName: `Game ${i}`, customerName: `a***${i}`, winAmount: 100 - i, vendor: 'Aro' },
  }));
  const host = createHost(() => (async () => ({ list })) as unknown as Call);
  const winner = host.use(createWinner);
  const stop = winner.loadPerLanguage(signal('EN'));
  const { find } = mount(
    <HostContext value={host}>
      {isVisible ? null : <div style={{ blockSize: '200vh' }} />}
      <WinnerList />
    </HostContext>,
  );
  await expect.poll(() => winner.all.value.length).toBe(count);
  const view = find('.winnerlist');
  // The list waits under the mouse, which is still where another test file has left it.
  vi.spyOn(view, 'matches').mockReturnValue(false);
  /** The games in the visible rows, from top to bottom. */
  function visibleGames() {
    const offset = (element: Element) =>
      Number(/-?\d+/.exec((element as HTMLElement).style.transform)?.[0]);
    const scrolled = offset(find('.winnerlist-run'));
    return [...view.querySelectorAll<HTMLElement>('.winner:not([hidden])')]
      .map((row) => ({ top: offset(row) + scrolled, game: row.querySelector('b')?.textContent }))
      .filter(
        ({ top }) => top >= 0 && top < Number.parseInt(view.style.getPropertyValue('--height'), 10),
      )
      .toSorted((a, b) => a.top - b.top)
      .map(({ game }) => game);
  }
  const turn = () => {
    for (const act of timers) act();
  };
  return { view, timers, turn, visibleGames, stop };
}

const gamesFrom = (first: number, count: number, rows: number) =>
  Array.from({ length: rows }, (_, i) => `Game ${3 + ((first + i) % (count - 3))}`);

test('S4.34 S9.04 six winners stand still, in rows 3 px apart', async () => {
  const { view, timers, visibleGames, stop } = await show(6);
  await expect.poll(visibleGames).toEqual(['Game 3', 'Game 4', 'Game 5']);
  const [first, second] = [...view.querySelectorAll('.winner:not([hidden])')]
    .map((row) => row.getBoundingClientRect())
    .toSorted((a, b) => a.top - b.top);
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(3);
  expect(timers.size).toBe(0);
  stop();
});

test.for([7, 8, 9, 100])(
  'S4.34 S9.04 the winner list shows all its rows during two full turns, with %i winners',
  async (count) => {
    const { timers, turn, visibleGames, stop } = await show(count);
    await expect.poll(() => timers.size).toBe(1);
    const rows = Math.min(count - 3, 5);
    for (let step = 0; step <= 2 * (count - 3); step++) {
      expect(visibleGames()).toEqual(gamesFrom(step, count, rows));
      turn();
    }
    stop();
  },
);

test('the winner list does not move while it is off the screen', async () => {
  const { timers, stop } = await show(100, { isVisible: false });
  expect(timers.size).toBe(0);
  scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => timers.size).toBe(1);
  scrollTo(0, 0);
  await expect.poll(() => timers.size).toBe(0);
  stop();
});

test('the winner list stands still under the pointer', async () => {
  const { view, timers, turn, visibleGames, stop } = await show(100);
  await expect.poll(() => timers.size).toBe(1);
  turn();
  vi.mocked(view.matches).mockImplementation((selector) => selector === ':hover');
  turn();
  expect(visibleGames()[0]).toBe('Game 4');
  stop();
});
