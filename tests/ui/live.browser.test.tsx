import { afterLayout } from '@kit/list/afterLayout';
import { computed, signal } from '@kit/render/signals';
import { Profiler } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Countdown } from '../../src/ui/content/Countdown';
import { Money } from '../../src/ui/content/Money';
import { ChipRow } from '../../src/ui/controls/ChipRow';
import { Badge } from '../../src/ui/feedback/Badge';
import { Carousel } from '../../src/ui/movement/Carousel';
import { watchActiveSlide } from '../../src/ui/movement/carouselScroll';
import { ToastView } from '../../src/ui/overlays/ToastView';
import { createToasts } from '../../src/ui/overlays/toasts';
import { mutationsOf } from '../helpers/mount';
import { atRest, stage } from '../helpers/stage';

afterEach(() => {
  vi.useRealTimers();
  document.body.style.pointerEvents = '';
});

test('S9.16 mask, badge and countdown cost no render and one mutation per text node', async () => {
  const isMasked = signal(false);
  const unread = signal(3);
  const left = signal(90);
  const rendered = vi.fn();
  const { container } = await stage(
    <Profiler id="x" onRender={rendered}>
      <Money amount={1284.5} format={{ locale: 'es-419', symbol: 'S/' }} masked={isMasked} />
      <Badge count={unread} />
      <Countdown left={left} />
    </Profiler>,
  );
  rendered.mockClear();
  const change = async (act: () => void) => (await mutationsOf(container, act)).length;
  expect(await change(() => (isMasked.value = true))).toBe(2);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('S/ ********31:30');
  expect(await change(() => (unread.value = 4))).toBe(1);
  expect(await change(() => (left.value = 89))).toBe(1);
  expect(rendered).not.toHaveBeenCalled();
});

test('S9.22 a badge is hidden, when the count is 0', async () => {
  const count = signal(0);
  await stage(<Badge count={count} />);
  expect(document.querySelector<HTMLElement>('.badge')?.offsetWidth).toBe(0);
  count.value = 100;
  await expect.element(page.getByText('99+')).toBeVisible();
});

test('S9.23 a toast is 65 px from the top and announced by screen readers', async () => {
  const toasts = createToasts();
  await stage(<ToastView toasts={toasts} />);
  toasts.show({ kind: 'ok', text: 'Guardado' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Guardado');
  expect(document.querySelector('.toasts')?.getBoundingClientRect().top).toBe(65);
});

test('a toast is above an open dialog', async () => {
  const toasts = createToasts();
  const { container } = await stage(<ToastView toasts={toasts} />);
  const dialog = container.appendChild(document.createElement('dialog'));
  dialog.style.inlineSize = dialog.style.blockSize = '100vh';
  dialog.showModal();
  toasts.show({ text: 'Sin conexión' });
  const toast = document.querySelector<HTMLElement>('.toasts');
  expect(toast?.matches(':popover-open')).toBe(true);
});

test('the selected chip is scrolled into view, and the page does not scroll', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `Nombre ${i}`);
  const value = signal('Nombre 0');
  const options = computed(() => names.map((label) => ({ value: label, label })));
  const { find } = await stage(<ChipRow options={options} value={value} label="x" />);
  value.value = 'Nombre 29';
  const row = find('.chiprow').getBoundingClientRect();
  await vi.waitFor(() => {
    const chip = find('[aria-pressed=true]').getBoundingClientRect();
    expect(chip.right).toBeLessThanOrEqual(row.right);
    expect(chip.left).toBeGreaterThanOrEqual(row.left);
  }, 3000);
  expect(window.scrollY).toBe(0);
});

const banner = (of: readonly string[]) => (
  <Carousel of={of} by={String} label="x" height={100}>
    {(text) => <a href={`#${text}`}>{text}</a>}
  </Carousel>
);

const track = () => document.querySelector('.carousel-track') as HTMLElement;
const dotsOn = () => document.querySelectorAll('.pagedots [data-on=true]').length;

/** Lets the time pass, and the next layout, after which a carousel scrolls. */
async function advance(ms: number) {
  vi.advanceTimersByTime(ms);
  await new Promise<void>((resolve) => void afterLayout(resolve));
}

/** Shows a carousel with fake timers. */
async function showBanner(of: readonly string[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A carousel waits under the mouse, which is still where another test file has left it.
  document.body.style.pointerEvents = 'none';
  const staged = await stage(banner(of));
  await vi.waitFor(() => expect(track().childElementCount).toBe(of.length));
  return staged;
}

test('S9.05 a carousel shows the next slide after 5000 ms, with a gap of 5 px', async () => {
  await showBanner(['a', 'b', 'c']);
  const [a, b] = [...track().children].map((slide) => slide.getBoundingClientRect());
  expect(Math.round((b?.left ?? 0) - (a?.right ?? 0))).toBe(5);
  expect([document.querySelectorAll('.pagedots i').length, dotsOn()]).toEqual([3, 1]);
  const scrollTo = vi.spyOn(track(), 'scrollTo');
  await advance(4500);
  expect(scrollTo).not.toHaveBeenCalled();
  await advance(500);
  const second = Math.round((b?.left ?? 0) - (a?.left ?? 0));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: second, behavior: 'smooth' });
  vi.useRealTimers();
  await expect.poll(() => Math.round(track().scrollLeft)).toBe(second);
});

test('S9.05 a carousel finds the visible slide, when its slides are drawn late', async () => {
  const element = document.createElement('div');
  element.style.cssText = 'display: flex; overflow: auto; inline-size: 100px; block-size: 50px';
  document.body.append(element);
  const active: number[] = [];
  const stop = watchActiveSlide(element, (index) => active.push(index));
  await atRest();
  const slide = document.createElement('div');
  slide.style.cssText = 'flex: none; inline-size: 100px; block-size: 50px';
  element.append(slide);
  await expect.poll(() => active, { timeout: 10_000 }).toEqual([0]);
  stop();
  element.remove();
});

test('S9.05 the slide shown last is active when a busy device reports several changes together', () => {
  const element = document.createElement('div');
  element.append(document.createElement('b'), document.createElement('b'));
  let report: IntersectionObserverCallback = () => {};
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const active: number[] = [];
  onTestFinished(watchActiveSlide(element, (index) => active.push(index)));
  const entry = (index: number, isIntersecting: boolean) =>
    ({ target: element.children[index], isIntersecting }) as never;
  const atStart = [entry(0, true), entry(1, false)];
  report([...atStart, entry(0, false), entry(1, true)], {} as IntersectionObserver);
  expect(active).toEqual([1]);
});

test('S9.05 a carousel goes from the last slide to the first', async () => {
  await showBanner(['a', 'b']);
  track().scrollTo({ left: 10_000, behavior: 'instant' });
  const second = () => document.querySelectorAll<HTMLElement>('.pagedots i')[1];
  // The observer answers after a frame, which a busy machine draws late.
  await expect.poll(() => second()?.dataset.on, { timeout: 10_000 }).toBe('true');
  const scrollTo = vi.spyOn(track(), 'scrollTo');
  await advance(5000);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior: 'smooth' });
});

test('S9.05 a carousel waits, while it is focused or touched', async () => {
  const { find } = await showBanner(['a', 'b', 'c']);
  const scrollTo = vi.spyOn(track(), 'scrollTo');
  find('a').focus({ preventScroll: true });
  await advance(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
  find('a').blur();
  vi.advanceTimersByTime(4500);
  track().dispatchEvent(new Event('touchstart'));
  await advance(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
  track().dispatchEvent(new Event('touchend'));
  await advance(5000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('S9.05 a carousel does not move, under reduced motion or with one slide', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const still = await showBanner(['a', 'b']);
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo');
  await advance(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
  still.container.remove();
  vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  const single = await showBanner(['a']);
  await advance(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(single.container.querySelectorAll('.pagedots i')).toHaveLength(0);
});

test('S9.05 a carousel leaves no timer, when it is removed', async () => {
  const { unmount } = await showBanner(['a', 'b']);
  const timers = vi.getTimerCount();
  unmount();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers - 1));
});

test('S2.58 a carousel has a dot for each slide, for a single one only where it is asked for', async () => {
  const { container } = await stage(
    <>
      <Carousel of={['a', 'b', 'c']} by={(item) => item} height={40} hasSingleDot>
        {(item) => <p>{item}</p>}
      </Carousel>
      <Carousel of={['a']} by={(item) => item} height={40} hasSingleDot>
        {(item) => <p>{item}</p>}
      </Carousel>
      <Carousel of={['b']} by={(item) => item} height={40}>
        {(item) => <p>{item}</p>}
      </Carousel>
    </>,
  );
  const dots = [...container.querySelectorAll('section')].map(
    (carousel) => carousel.querySelectorAll('[aria-hidden] > i').length,
  );
  expect(dots).toEqual([3, 1, 0]);
});
