import { signal } from '@kit/render/signals';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { language, loadTexts } from '../../src/i18n/locale';
import { HostContext } from '../../src/stores/base/useStore';
import { createWinner } from '../../src/stores/games/winner';
import { AppContext } from '../../src/widgets/site/app/useApp';
import { benchApp, createBenchHost, rowsOf } from '../bench/peers/feria/host';
import { Page } from '../bench/peers/feria/Page';
import { games } from '../bench/peers/shared/data.mjs';

const frame = () => new Promise(requestAnimationFrame);
const everyChange = { subtree: true, childList: true, characterData: true, attributes: true };

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** The app's busiest widgets on one page, with a counter of React commits. */
async function show() {
  const intervalCallbacks: (() => void)[] = [];
  vi.spyOn(window, 'setInterval').mockImplementation(((callback: () => void) =>
    intervalCallbacks.push(callback)) as unknown as typeof setInterval);
  localStorage.clear();
  await page.viewport(390, 844);
  await loadTexts('wallet');
  const host = createBenchHost();
  host.use(createWinner).loadPerLanguage(language);
  const left = signal(900);
  const count = signal(3);
  const rows = signal(rowsOf(games));
  let commits = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  end = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <HostContext value={host}>
      <AppContext value={benchApp}>
        <Profiler id="page" onRender={() => commits++}>
          <Page rows={rows} left={left} counts={[count, signal(1)]} />
        </Profiler>
      </AppContext>
    </HostContext>,
  );
  await expect.poll(() => container.textContent).toContain('1,284.50');
  await expect.poll(() => container.querySelectorAll('.winner b').length).toBe(6);
  // On a busy machine code that was requested at first is drawn later.
  await vi.dynamicImportSettled();
  const countNewCommits = async () => {
    const before = commits;
    await frame();
    await frame();
    return commits - before;
  };
  await expect.poll(countNewCommits).toBe(0);
  expect(commits, 'the Profiler counts').toBeGreaterThan(0);

  /** The React commits and DOM changes of an action. Pictures that finish loading do not count. */
  async function measure(act: () => unknown) {
    const before = commits;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((list) => changes.push(...list));
    observer.observe(container, everyChange);
    await act();
    await frame();
    await frame();
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const writes = changes.filter(({ attributeName }) => attributeName !== 'data-state');
    return { commits: commits - before, writes };
  }
  const press = (selector: string) => container.querySelector<HTMLElement>(selector)?.click();
  return { container, left, count, intervalCallbacks, measure, press };
}

test('hiding the balance renders nothing and writes only its own texts and attributes', async () => {
  const { container, measure, press } = await show();
  const { commits, writes } = await measure(() => press('.balance .iconbutton'));
  expect(container.textContent).toContain('********');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(5);
  expect(writes.filter(({ type }) => type === 'childList')).toEqual([]);
});

test('a countdown tick renders nothing and writes once', async () => {
  const { container, left, measure } = await show();
  const { commits, writes } = await measure(() => {
    left.value -= 1;
  });
  expect(container.querySelector('[role=timer]')?.textContent).toBe('14:59');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(1);
});

test('a new badge count renders nothing and writes once', async () => {
  const { container, count, measure } = await show();
  const { commits, writes } = await measure(() => {
    count.value += 1;
  });
  expect(container.querySelector('.badge')?.textContent).toBe('4');
  expect(commits).toBe(0);
  expect(writes).toHaveLength(1);
});

test('toggling a favourite renders nothing and writes only to its heart', async () => {
  const { container, measure, press } = await show();
  const heart = container.querySelector('.heart');
  const { commits, writes } = await measure(() => {
    press('.heart');
    // The code that changes favourites is loaded with the first tap.
    return expect.poll(() => heart?.getAttribute('aria-pressed')).toBe('true');
  });
  expect(commits).toBe(0);
  expect(writes.map(({ target }) => target)).toEqual([heart, heart]);
});

test('a step of the winner list renders nothing and writes to the list and to the new row', async () => {
  const { container, intervalCallbacks, measure } = await show();
  const list = container.querySelector('.winnerlist') as HTMLElement;
  list.scrollIntoView();
  // The list waits under the mouse, which is still where another test file has left it.
  vi.spyOn(list, 'matches').mockReturnValue(false);
  // The list starts its timer of three seconds when it is on the screen.
  const started = () => vi.mocked(window.setInterval).mock.calls.some(([, ms]) => ms === 3000);
  await expect.poll(started).toBe(true);
  const { commits, writes } = await measure(() => {
    for (const callback of intervalCallbacks) callback();
  });
  expect(container.querySelector('.winnerlist-run')?.getAttribute('style')).toContain('-63px');
  expect(commits).toBe(0);
  const moved = new Set(
    writes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('.winner') ?? element;
    }),
  );
  expect(moved.size).toBe(2);
});

test('scrolling 5,000 games renders nothing, adds and removes no element, and keeps at most 400', async () => {
  const { container, measure } = await show();
  const first = container.querySelector('.gamecard-name')?.textContent;
  const { commits, writes } = await measure(async () => {
    for (let top = 0; top <= 10_000; top += 250) {
      scrollTo(0, top);
      await frame();
    }
  });
  expect(container.querySelector('.gamecard-name')?.textContent).not.toBe(first);
  expect(commits).toBe(0);
  expect(writes.filter(({ type }) => type === 'childList')).toEqual([]);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(400);
});
