import { signal } from '@kit/signals';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { language, loadWords } from '../../src/i18n/locale';
import { HostContext } from '../../src/stores/useStore';
import { createWinner } from '../../src/stores/winner';
import { AppContext } from '../../src/widgets/useApp';
import { benchApp, createBenchHost, rowsOf } from '../bench/peers/feria/host';
import { Page } from '../bench/peers/feria/Page';
import { games } from '../bench/peers/shared/data.mjs';

const frame = () => new Promise(requestAnimationFrame);
const all = { subtree: true, childList: true, characterData: true, attributes: true };

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** The app's busiest widgets on one page, with a count of every time React does anything. */
async function show() {
  const turns: (() => void)[] = [];
  vi.spyOn(window, 'setInterval').mockImplementation(((act: () => void) =>
    turns.push(act)) as unknown as typeof setInterval);
  localStorage.clear();
  await page.viewport(390, 844);
  await loadWords('wallet');
  const host = createBenchHost();
  host.use(createWinner).follow(language);
  const left = signal(900);
  const counts = [signal(3), signal(1)];
  const rows = signal(rowsOf(games));
  let commits = 0;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <HostContext value={host}>
      <AppContext value={benchApp}>
        <Profiler id="page" onRender={() => commits++}>
          <Page rows={rows} left={left} counts={counts} />
        </Profiler>
      </AppContext>
    </HostContext>,
  );
  await expect.poll(() => place.textContent).toContain('1,284.50');
  await expect.poll(() => place.querySelectorAll('.winner b').length).toBe(6);
  await frame();
  expect(commits, 'the Profiler counts').toBeGreaterThan(0);

  /** The commits of React and the changes of the DOM, pictures that arrive meanwhile left out. */
  async function costOf(act: () => unknown) {
    const before = commits;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((list) => changes.push(...list));
    observer.observe(place, all);
    await act();
    await frame();
    await frame();
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const writes = changes.filter(({ attributeName }) => attributeName !== 'data-state');
    return { commits: commits - before, writes };
  }
  const press = (selector: string) => place.querySelector<HTMLElement>(selector)?.click();
  return { place, left, counts, turns, costOf, press };
}

test('the balance mask: no render, its own texts and attributes only', async () => {
  const { place, costOf, press } = await show();
  const { commits, writes } = await costOf(() => press('.balance .iconbutton'));
  expect(place.textContent).toContain('********');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(5);
  expect(writes.filter(({ type }) => type === 'childList')).toEqual([]);
});

test('a countdown tick: no render, one write', async () => {
  const { place, left, costOf } = await show();
  const { commits, writes } = await costOf(() => {
    left.value -= 1;
  });
  expect(place.querySelector('[role=timer]')?.textContent).toBe('14:59');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(1);
});

test('a badge: no render, one write', async () => {
  const { place, counts, costOf } = await show();
  const { commits, writes } = await costOf(() => {
    for (const count of counts.slice(0, 1)) count.value += 1;
  });
  expect(place.querySelector('.badge')?.textContent).toBe('4');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(1);
});

test('a favourite: no render, its own heart only', async () => {
  const { place, costOf, press } = await show();
  const { commits, writes } = await costOf(() => press('.heart'));
  const heart = place.querySelector('.heart');
  expect(heart?.getAttribute('aria-pressed')).toBe('true');
  expect(commits).toBe(0);
  expect(writes.map(({ target }) => target)).toEqual([heart, heart]);
});

test('a turn of the winners: no render, the run and the row that comes in', async () => {
  const { place, turns, costOf } = await show();
  const { commits, writes } = await costOf(() => {
    for (const turn of turns) turn();
  });
  expect(place.querySelector('.winnerlist-run')?.getAttribute('style')).toContain('-63px');
  expect(commits).toBe(0);
  const moved = new Set(
    writes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('.winner') ?? element;
    }),
  );
  expect(moved.size).toBe(2);
});

test('10,000 px of 5,000 games: no render, no element comes or goes, 400 at most', async () => {
  const { place, costOf } = await show();
  const first = place.querySelector('.gamecard-name')?.textContent;
  const { commits, writes } = await costOf(async () => {
    for (let top = 0; top <= 10_000; top += 250) {
      scrollTo(0, top);
      await frame();
    }
  });
  expect(place.querySelector('.gamecard-name')?.textContent).not.toBe(first);
  expect(commits).toBe(0);
  expect(writes.filter(({ type }) => type === 'childList')).toEqual([]);
  expect(place.querySelectorAll('*').length).toBeLessThanOrEqual(400);
});
