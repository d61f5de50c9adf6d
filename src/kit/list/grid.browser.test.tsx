import { VirtualGrid } from '@kit/list/VirtualGrid';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import { mount, settled } from '../../../tests/helpers/mount';

let renders = 0;

beforeEach(async () => {
  renders = 0;
  await page.viewport(390, 844);
  scrollTo(0, 0);
});

const Card = ({ index }: { index: ReadonlySignal<number> }) => {
  renders++;
  return (
    <article>
      <b>{computed(() => `game ${index.value}`)}</b>
      <button type="button">{index}</button>
      <button type="button">♥{index}</button>
    </article>
  );
};

type GridProps = Partial<Parameters<typeof VirtualGrid>[0]>;

const draw = (props: GridProps = {}) => (
  <VirtualGrid
    count={signal(5000)}
    columns={3}
    rowHeight={168}
    label="games"
    cell={(index) => <Card index={index} />}
    {...props}
  />
);

/** The numbers of the visible games, in the order of their positions on the page. */
function shown(container: Element) {
  return [...container.querySelectorAll('[role=listitem]')]
    .filter((item) => item.checkVisibility())
    .map((item) => ({
      item,
      name: item.querySelector('b')?.textContent,
      at: item.getBoundingClientRect(),
    }))
    .filter(({ at }) => at.bottom > 0 && at.top < innerHeight)
    .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
    .map(({ name }) => Number(name?.replace('game ', '')));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

async function scrollAndSettle(top: number) {
  scrollTo(0, top);
  await settled();
}

test('K21 scrolling 10,000 px through 5,000 games renders no component and shows the right games', async () => {
  const { container } = mount(draw(), { strict: false });
  await settled();
  const before = renders;
  expect(before).toBeLessThanOrEqual(45);
  for (let top = 0; top <= 10_000; top += 250) {
    await scrollAndSettle(top);
    const first = Math.floor(top / 168) * 3;
    const last = Math.ceil((top + innerHeight) / 168) * 3;
    expect(shown(container)).toEqual(range(first, last));
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(400);
  }
  expect(renders - before).toBe(0);
  await scrollAndSettle(1e9);
  expect(shown(container).at(-1)).toBe(4999);
  await scrollAndSettle(0);
  expect(shown(container)).toEqual(range(0, 18));
  expect(renders - before).toBe(0);
});

/** Only Chromium tells how often it made a layout, by a protocol of its own. */
const countsLayouts = server.provider === 'playwright';

test.runIf(countsLayouts)(
  'K21 a frame of scrolling forces no layout, when no row enters',
  async () => {
    mount(draw(), { strict: false });
    await settled();
    const session = cdp() as unknown as {
      send(method: string): Promise<{ metrics: { name: string; value: number }[] }>;
    };
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    };
    const before = await layouts();
    for (let top = 0; top <= 10_000; top += 50) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    expect((await layouts()) - before).toBeLessThanOrEqual(Math.ceil(10_000 / 168));
  },
);

test('K21 the work does not grow with the length of the list', async () => {
  for (const count of [200, 20_000]) {
    renders = 0;
    const { container, unmount } = mount(draw({ count: signal(count) }), { strict: false });
    // 13 rows of 3 items. An item is five elements; a row and the list are one each.
    expect([renders, container.querySelectorAll('*').length]).toEqual([39, 39 * 5 + 13 + 1]);
    unmount();
  }
});

test('K22 the first rows are there after the first render', () => {
  const { container } = mount(draw(), { strict: false });
  expect(shown(container)).toEqual(range(0, 18));
});

/** Resolves just before the next paint: this observer is the newest one, so it is called after those of the grid. */
const beforePaint = () =>
  new Promise<void>((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.body);
  });

test('K22 a grid shows the visible rows from its first paint on, when it is mounted in a scrolled page', async () => {
  const head = document.createElement('div');
  head.style.height = '500px';
  const { container, render } = mount(<div style={{ height: '900000px' }} />);
  document.body.prepend(head);
  await scrollAndSettle(20_000);
  render(draw());
  await beforePaint();
  // Firefox scrolls to whole pixels of the screen, and tells parts of a pixel.
  expect(scrollY).toBeCloseTo(20_000, 0);
  expect(shown(container)[0]).toBe(Math.floor(19_500 / 168) * 3);
});

test('K22 a grid does not read the scroll position while it is drawn, which would force a layout', async () => {
  const read = vi.spyOn(window, 'scrollY', 'get');
  const { container } = mount(draw());
  expect(read).not.toHaveBeenCalled();
  await beforePaint();
  expect(read).toHaveBeenCalled();
  read.mockRestore();
  expect(shown(container)).toEqual(range(0, 18));
});

test('K22 the visible rows change, when content above the grid changes its size', async () => {
  const { container } = mount(draw());
  const head = document.createElement('div');
  document.body.prepend(head);
  await scrollAndSettle(8_000);
  const first = shown(container)[0] as number;
  head.style.height = '1680px';
  scrollTo(0, 8_000);
  await settled();
  expect(shown(container)[0]).toBe(first - 30);
});

test('K21 an element can be the scroller', async () => {
  const scroller = document.body.appendChild(document.createElement('div'));
  scroller.style.cssText = 'height: 400px; overflow: auto';
  const { container } = mount(draw({ scroller: () => scroller }), { strict: false });
  scroller.append(container);
  await settled();
  scroller.scrollTop = 5_040;
  await settled();
  expect(shown(container).slice(0, 3)).toEqual([90, 91, 92]);
  expect(renders).toBe(30);
});

test('K21 screen readers get roles, positions and a name', async () => {
  const { container } = mount(draw({ count: signal(100) }));
  await scrollAndSettle(1e9);
  const list = container.querySelector('[role=list]');
  expect(list?.getAttribute('aria-label')).toBe('games');
  const items = [...container.querySelectorAll('[role=listitem]')].filter((item) =>
    item.checkVisibility(),
  );
  expect(items.every((item) => item.getAttribute('aria-setsize') === '100')).toBe(true);
  for (const item of items) {
    const place = Number(item.getAttribute('aria-posinset'));
    expect(item.querySelector('b')?.textContent).toBe(`game ${place - 1}`);
  }
  expect(shown(container).at(-1)).toBe(99);
});

test('K21 the grid follows the list, when it grows, shrinks, empties and fills again', async () => {
  const count = signal(4);
  const { container } = mount(draw({ count }), { strict: false });
  expect(shown(container)).toEqual([0, 1, 2, 3]);
  count.value = 30;
  await settled();
  expect(shown(container)).toEqual(range(0, 18));
  expect(document.documentElement.scrollHeight).toBe(1680);
  count.value = 2;
  expect(shown(container)).toEqual([0, 1]);
  count.value = 0;
  expect(shown(container)).toEqual([]);
  count.value = 7;
  expect(shown(container)).toEqual(range(0, 7));
});

test('K21 the index of a cell always has an item', async () => {
  const items = signal(range(0, 900));
  const cell = (index: ReadonlySignal<number>) => {
    const name = computed(() => {
      const item = items.value[index.value];
      if (item === undefined) throw new Error(`no item ${index.value}`);
      return `game ${item}`;
    });
    return <b>{name}</b>;
  };
  const { container } = mount(draw({ count: computed(() => items.value.length), cell }));
  await scrollAndSettle(20_000);
  items.value = range(0, 5);
  await settled();
  expect(shown(container)).toEqual(range(0, 5));
});

test('K21 the pool is drawn again, when columns or row height change', async () => {
  const columns = signal(3);
  const rowHeight = signal(168);
  const { container } = mount(draw({ columns, rowHeight }));
  columns.value = 6;
  rowHeight.value = 100;
  await settled();
  expect(shown(container)).toEqual(range(0, 54));
});

test('K23 a focused row keeps its game while scrolling', async () => {
  const { container } = mount(draw(), { strict: false });
  const button = container.querySelectorAll('button')[6] as HTMLButtonElement;
  button.focus();
  const text = button.textContent;
  for (let top = 0; top <= 10_000; top += 500) {
    scrollTo(0, top);
    await settled();
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe(text);
    expect(shown(container)).toContain(Math.floor(top / 168) * 3 + 3);
  }
  button.blur();
  expect(button.checkVisibility()).toBe(false);
  await scrollAndSettle(0);
  expect(shown(container)).toEqual(range(0, 18));
});

test('K23 Tab follows the order of the rows and leaves the grid at the end', async () => {
  const { container } = mount(
    <main>
      {draw({ count: signal(90) })}
      <button type="button" id="after">
        after
      </button>
    </main>,
  );
  await scrollAndSettle(1e9);
  const start = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '66',
  );
  start?.focus({ preventScroll: true });
  const seen: string[] = [];
  for (let step = 0; step < 200 && document.activeElement?.id !== 'after'; step++) {
    seen.push(document.activeElement?.textContent ?? '');
    await userEvent.keyboard('{Tab}');
    await settled();
  }
  expect(seen).toEqual(range(66, 90).flatMap((n) => [`${n}`, `♥${n}`]));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  for (let step = 0; step < 12; step++) {
    expect(document.activeElement?.textContent).toBe(seen.at(-1 - step));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await settled();
  }
});

test('K23 a card that is focused by a tap keeps the focus, after Tab has left the page', async () => {
  const { container } = mount(draw({ count: signal(90) }));
  await settled();
  // The key is released in another window, so its keyup does not arrive.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  dispatchEvent(new Event('blur'));
  const button = container.querySelectorAll('button')[12];
  button?.focus({ preventScroll: true });
  expect(document.activeElement).toBe(button);
});

test('K24 onEnd is called within endDistance of the end, and not before', async () => {
  const onEnd = vi.fn();
  const count = signal(60);
  mount(draw({ count, onEnd, endDistance: 300 }));
  await settled();
  const end = 20 * 168 - innerHeight;
  await scrollAndSettle(end - 320);
  expect(onEnd).not.toHaveBeenCalled();
  await scrollAndSettle(end - 290);
  expect(onEnd).toHaveBeenCalled();
  onEnd.mockClear();
  count.value = 120;
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  await scrollAndSettle(1e9);
  expect(onEnd).toHaveBeenCalled();
});

test('K24 onEnd is called at once, when the items do not fill the window, but not for an empty list', async () => {
  const onEnd = vi.fn();
  const count = signal(0);
  mount(draw({ count, onEnd }));
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  count.value = 6;
  // In Firefox the list may not be measured yet: two frames can come before its timer.
  await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(0);
});

test('K24 onEnd is called, when the window grows beyond the last item: there is nothing to scroll then', async () => {
  const onEnd = vi.fn();
  await page.viewport(390, 400);
  mount(draw({ count: signal(15), onEnd, endDistance: 100 }));
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  await page.viewport(390, 844);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
});

test('K25 the grid leaves no listener, when it is removed', async () => {
  const onEnd = vi.fn();
  // So few rows that their end would be passed, if the grid still followed the scroll.
  const { unmount } = mount(draw({ count: signal(60), onEnd }));
  const filler = document.body.appendChild(document.createElement('div'));
  filler.style.height = '9000px';
  await settled();
  unmount();
  await scrollAndSettle(5000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('K26 onExpect gets the items on the screen, also after a jump, and five screens ahead after a scroll', async () => {
  const onExpect = vi.fn();
  mount(draw({ onExpect, overscan: 1 }));
  const rows = (height: number) => Math.floor(height / 168);
  // It is called by a timer, which engines run before or after the next frame.
  await expect.poll(() => onExpect.mock.calls).toEqual([[0, (rows(innerHeight) + 2) * 3 - 1]]);
  await scrollAndSettle(8400);
  await expect
    .poll(() => onExpect.mock.lastCall)
    .toEqual([49 * 3, (50 + rows(innerHeight) + 2) * 3 - 1]);
  await scrollAndSettle(8500);
  await scrollAndSettle(16_800);
  await expect
    .poll(() => onExpect.mock.lastCall)
    .toEqual([99 * 3, (100 + rows(6 * innerHeight) + 2) * 3 - 1]);
});

test('K26 a list that grows when it is asked for items causes no loop of observers', async () => {
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', onError);
  // What follows the size of the page gets no notification in a loop.
  const observer = new ResizeObserver(() => {});
  observer.observe(document.documentElement);
  const count = signal(12);
  const grow = () => {
    count.value = 60;
  };
  const { container } = mount(draw({ count, onExpect: grow }));
  await expect.poll(() => container.clientHeight).toBe(20 * 168);
  await settled();
  observer.disconnect();
  removeEventListener('error', onError);
  expect(errors).toEqual([]);
});

test('K22 the first rows are shown while the page is pulled beyond its top, and the last beyond its end', async () => {
  const { container } = mount(draw({ count: signal(300) }));
  await settled();
  // iOS reports such positions while the page bounces. Chromium has none.
  const place = vi.spyOn(window, 'scrollY', 'get');
  const bounceTo = async (y: number) => {
    place.mockReturnValue(y);
    dispatchEvent(new Event('scroll'));
    await settled();
    const names = [...container.querySelectorAll('[role=listitem]:not([hidden]) b')].map((name) =>
      Number(name.textContent?.replace('game ', '')),
    );
    return [Math.min(...names), Math.max(...names)];
  };
  expect((await bounceTo(-150))[0]).toBe(0);
  expect((await bounceTo(100 * 168 - innerHeight + 150))[1]).toBe(299);
  place.mockRestore();
});
