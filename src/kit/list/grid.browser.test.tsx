import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { cdp, server } from 'vitest/browser';
import {
  counts,
  draw,
  prepareGridPage,
  range,
  scrollAndSettle,
  shown,
} from '../../../tests/helpers/drawGrid';
import { mount, settled } from '../../../tests/helpers/mount';

prepareGridPage();

test('K21 scrolling 10,000 px through 5,000 games renders no component and shows the right games', async () => {
  const { container } = mount(draw(), { strict: false });
  await settled();
  const before = counts.renders;
  expect(before).toBeLessThanOrEqual(45);
  for (let top = 0; top <= 10_000; top += 250) {
    await scrollAndSettle(top);
    const first = Math.floor(top / 168) * 3;
    const last = Math.ceil((top + innerHeight) / 168) * 3;
    expect(shown(container)).toEqual(range(first, last));
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(400);
  }
  expect(counts.renders - before).toBe(0);
  await scrollAndSettle(1e9);
  expect(shown(container).at(-1)).toBe(4999);
  await scrollAndSettle(0);
  expect(shown(container)).toEqual(range(0, 18));
  expect(counts.renders - before).toBe(0);
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
    counts.renders = 0;
    const { container, unmount } = mount(draw({ count: signal(count) }), { strict: false });
    // 13 rows of 3 items. An item is five elements; a row and the list are one each.
    expect([counts.renders, container.querySelectorAll('*').length]).toEqual([39, 39 * 5 + 13 + 1]);
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
