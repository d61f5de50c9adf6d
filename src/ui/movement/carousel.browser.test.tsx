import { afterLayout } from '@kit/list/afterLayout';
import { signal } from '@kit/render/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atRest, stage } from '../../../tests/helpers/stage';
import { Carousel } from './Carousel';

afterEach(() => {
  vi.useRealTimers();
  document.body.style.pointerEvents = '';
  document.body.dir = '';
});

const track = () => document.querySelector('.carousel-track') as HTMLElement;
const dots = () => [...document.querySelectorAll<HTMLElement>('.pagedots i')];
/** The places of the dots that are on. */
const dotsOn = () => dots().flatMap(({ dataset }, index) => (dataset.on === 'true' ? index : []));
const slideOf = (text: string) =>
  [...track().children].find(({ textContent }) => textContent === text) as HTMLElement;

/** How far a slide is from its place at the start of the carousel, in px. */
function distanceOf(text: string) {
  const [slide, carousel] = [slideOf(text), track().closest('section')].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!slide || !carousel) return Number.NaN;
  const gutter = Number.parseFloat(getComputedStyle(track()).getPropertyValue('--gutter')) || 0;
  const isRtl = getComputedStyle(track()).direction === 'rtl';
  const distance = isRtl ? carousel.right - slide.right : slide.left - carousel.left;
  return Math.round(distance - gutter);
}
/** The slide that stands at the start of the carousel. */
const shown = () =>
  [...track().children]
    .map(({ textContent }) => String(textContent))
    .find((text) => distanceOf(text) === 0);

const banners = (of: readonly string[]) => (
  <Carousel of={of} by={String} label="x" height={100}>
    {(text) => <a href={`#${text}`}>{text}</a>}
  </Carousel>
);

const realMatchMedia = window.matchMedia.bind(window);
/** What the browser says about the pointer and about motion. */
function setMedia(media: { mouse: boolean; reducedMotion?: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = realMatchMedia(query);
    const matches = query.includes('pointer: fine') ? media.mouse : media.reducedMotion;
    if (/pointer: fine|reduced-motion/.test(query))
      Object.defineProperty(list, 'matches', { value: Boolean(matches) });
    return list;
  });
}

/** Lets the time pass, and the next layout, after which a carousel scrolls. */
async function advance(ms: number) {
  vi.advanceTimersByTime(ms);
  await new Promise<void>((resolve) => void afterLayout(resolve));
}

const moveMouse = () =>
  document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));

/** Shows a carousel with fake timers. With a mouse, Swiper has taken it over. */
async function show(hasMouse: boolean, element = banners(['a', 'b', 'c']), reducedMotion = false) {
  setMedia({ mouse: hasMouse, reducedMotion });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A carousel waits under the mouse, which is still where another test file has left it.
  document.body.style.pointerEvents = 'none';
  const staged = await stage(element);
  // `vi.waitFor` would advance the fake time by 50 ms at each try.
  await expect.poll(() => track().childElementCount).toBeGreaterThan(0);
  moveMouse();
  const isTaken = () => document.querySelector('.swiper-initialized') !== null;
  if (hasMouse) await expect.poll(isTaken, { timeout: 10_000 }).toBe(true);
  return { ...staged, isTaken };
}

/** Drags the carousel by a mouse, in px. Returns whether the click that follows may do something. */
function drag(by: number) {
  const target = track().querySelector('a') as HTMLElement;
  const { left, top } = track().getBoundingClientRect();
  const at = (x: number) => ({
    pointerType: 'mouse',
    pointerId: 1,
    bubbles: true,
    cancelable: true,
    clientX: left + 100 + x,
    clientY: top + 20,
  });
  target.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  for (const part of [0.2, 0.6, 1])
    target.dispatchEvent(new PointerEvent('pointermove', at(by * part)));
  target.dispatchEvent(new PointerEvent('pointerup', at(by)));
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe.each([
  ['a touch screen', false],
  ['a mouse', true],
])('a carousel with %s', (_, hasMouse) => {
  test('S9.05 shows the next slide after 5000 ms, with a gap of 5 px', async () => {
    await show(hasMouse);
    expect(shown()).toBe('a');
    const [a, b] = ['a', 'b'].map((text) => slideOf(text).getBoundingClientRect());
    expect(Math.round((b?.left ?? 0) - (a?.right ?? 0))).toBe(5);
    expect([dots().length, dotsOn()]).toEqual([3, [0]]);
    await advance(4500);
    expect(shown()).toBe('a');
    await advance(500);
    await expect.poll(shown).toBe('b');
    await expect.poll(dotsOn).toEqual([1]);
  });

  test('S9.05 goes from the last slide to the first', async () => {
    await show(hasMouse, banners(['a', 'b']));
    await advance(5000);
    await expect.poll(shown).toBe('b');
    await expect.poll(dotsOn).toEqual([1]);
    await atRest();
    await advance(5000);
    await expect.poll(shown).toBe('a');
    await expect.poll(dotsOn).toEqual([0]);
  });

  test('S9.05 waits, while it is focused or touched', async () => {
    const { find } = await show(hasMouse);
    find('a').focus({ preventScroll: true });
    await advance(20_000);
    await atRest();
    expect(shown()).toBe('a');
    find('a').blur();
    await advance(4500);
    track().dispatchEvent(new Event('touchstart'));
    await advance(20_000);
    await atRest();
    expect(shown()).toBe('a');
    track().dispatchEvent(new Event('touchend'));
    await advance(5000);
    await expect.poll(shown).toBe('b');
  });

  test('S9.05 does not move, under reduced motion or with one slide', async () => {
    const { unmount } = await show(hasMouse, banners(['a', 'b']), true);
    await advance(20_000);
    await atRest();
    expect(shown()).toBe('a');
    unmount();
    await show(hasMouse, banners(['a']));
    await advance(20_000);
    await atRest();
    expect([shown(), dots().length]).toEqual(['a', 0]);
  });

  test('S9.05 leaves no timer, when it is removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.getTimerCount();
    const { unmount } = await show(hasMouse, banners(['a', 'b']));
    unmount();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers));
  });

  test('shows a new list from where it was, in the order of the list', async () => {
    const of = signal<readonly string[]>(['a', 'b', 'c']);
    const element = (
      <Carousel of={of} by={String} height={100}>
        {(text) => <a href={`#${text}`}>{text}</a>}
      </Carousel>
    );
    const { isTaken } = await show(hasMouse, element);
    await advance(5000);
    await expect.poll(shown).toBe('b');
    await atRest();
    of.value = ['d', 'b', 'e', 'f'];
    await expect.poll(() => slideOf('f')).toBeTruthy();
    await expect.poll(isTaken).toBe(hasMouse);
    await advance(0);
    expect(shown()).toBe('b');
    await advance(5000);
    await expect.poll(shown).toBe('e');
    await expect.poll(dotsOn).toEqual([2]);
  });

  test('A58 goes from right to left in Arabic', async () => {
    document.body.dir = 'rtl';
    await show(hasMouse);
    expect(shown()).toBe('a');
    await advance(5000);
    await expect.poll(shown).toBe('b');
    expect(slideOf('a').getBoundingClientRect().left).toBeGreaterThan(100);
  });

  test('a click on a link in a slide is a click', async () => {
    await show(hasMouse);
    expect(drag(0)).toBe(true);
  });

  test('tells a slide that it is near, before it is shown', async () => {
    const element = (
      <Carousel of={['a', 'b', 'c', 'd']} by={String} height={100}>
        {(text, isNear) => <p data-near={isNear}>{text}</p>}
      </Carousel>
    );
    await show(hasMouse, element);
    const near = () => document.querySelectorAll('[data-near="true"]').length;
    await expect.poll(near).toBe(hasMouse ? 4 : 2);
  });
});

describe('a carousel with a mouse', () => {
  test('can be dragged, and the drag is no click', async () => {
    await show(true);
    expect(drag(-250)).toBe(false);
    await expect.poll(shown).toBe('b');
    await expect.poll(dotsOn).toEqual([1]);
  });

  test('goes round: before the first slide comes the last one', async () => {
    await show(true);
    drag(250);
    await expect.poll(shown).toBe('c');
    await expect.poll(dotsOn).toEqual([2]);
  });

  test('stands in the order of its list again, before the Tab key moves the focus', async () => {
    const { find } = await show(true);
    const style = find('section').getAttribute('style');
    drag(250);
    await expect.poll(shown).toBe('c');
    const order = () => [...track().children].map(({ textContent }) => textContent).join('');
    expect(order()).toBe('cab');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect([order(), shown()]).toEqual(['abc', 'c']);
    expect(find('section').getAttribute('style'), 'its own styles').toBe(style);
  });

  test('stops at the ends, when its slides do not change by themselves', async () => {
    const element = (
      <Carousel of={['a', 'b']} by={String} height={100} autoplay={0}>
        {(text) => <a href={`#${text}`}>{text}</a>}
      </Carousel>
    );
    await show(true, element);
    drag(250);
    await expect.poll(shown).toBe('a');
    drag(-250);
    await expect.poll(shown).toBe('b');
    await expect.poll(dotsOn).toEqual([1]);
  });

  test('moves by arrow keys', async () => {
    const { find } = await show(true);
    find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect.poll(shown).toBe('b');
  });

  test('takes over without a shift, and only when the mouse moves', async () => {
    setMedia({ mouse: true });
    document.body.style.pointerEvents = 'none';
    const { container } = await stage(banners(['a', 'b', 'c']));
    const places = () =>
      ['a', 'b'].map((text) => JSON.stringify(slideOf(text).getBoundingClientRect()));
    const before = [...places(), container.getBoundingClientRect().height];
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch' }));
    await atRest();
    expect(container.querySelector('.swiper-initialized')).toBeNull();
    moveMouse();
    await expect.poll(() => container.querySelector('.swiper-initialized')).not.toBeNull();
    expect([...places(), container.getBoundingClientRect().height]).toEqual(before);
  });
});

test('a carousel on a touch screen stays a native scroller, also when a mouse moves', async () => {
  const { isTaken } = await show(false);
  await atRest();
  expect([isTaken(), getComputedStyle(track()).overflowX]).toEqual([false, 'auto']);
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
