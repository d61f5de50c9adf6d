import { expect, onTestFinished, test, vi } from 'vitest';
import { atRest } from '../../../tests/helpers/stage';
import { scrollSlides, startAutoplay, watchActiveSlide } from './carouselScroll';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A track with slides of its width. */
function makeTrack(slides: number) {
  const track = document.createElement('div');
  track.style.cssText =
    'display: flex; overflow: auto; inline-size: 100px; block-size: 50px; scroll-snap-type: x mandatory';
  track.innerHTML =
    '<b style="flex: none; inline-size: 100px; scroll-snap-align: start"></b>'.repeat(slides);
  // It waits under the mouse, which is still where another test file has left it.
  track.style.pointerEvents = 'none';
  document.body.append(track);
  onTestFinished(() => track.remove());
  return track;
}

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

// In WebKit the dots came late: only when the slide had almost stopped.
test('S9.05 a slide is active two frames after it fills more than half of the carousel', async () => {
  const element = makeTrack(2);
  const active: number[] = [];
  onTestFinished(watchActiveSlide(element, (index) => active.push(index)));
  await expect.poll(() => active, { timeout: 10_000 }).toEqual([0]);
  element.scrollTo({ left: 60, behavior: 'instant' });
  // The first frame begins before the page knows of the scroll.
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(active).toEqual([0, 1]);
});

test('S9.05 the track scrolls once, and the slides move there by transforms', async () => {
  const track = makeTrack(3);
  const active: number[] = [];
  const { showNext, stop } = scrollSlides(track, {
    loops: true,
    active: 0,
    onActive: (index) => active.push(index),
  });
  onTestFinished(stop);
  await expect.poll(() => active).toEqual([0]);
  const second = track.children[1] as HTMLElement;
  const distance = () => second.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const distances: number[] = [];
  track.addEventListener('scroll', () => distances.push(distance()));
  showNext();
  await expect.poll(() => distances.length).toBe(1);
  expect(distances[0], 'it begins where it was').toBeGreaterThan(50);
  expect(track.scrollLeft).toBe(100);
  await expect.poll(distance).toBe(0);
  await expect.poll(() => active).toEqual([0, 1]);
  await expect.poll(() => track.style.scrollSnapType).toBe('');
  expect(distances).toHaveLength(1);
});

test('S9.05 slides do not change by themselves, while they are off screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const track = makeTrack(2);
  const showNext = vi.fn();
  onTestFinished(startAutoplay(track, 5000, showNext));
  const advance = async () => {
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    vi.advanceTimersByTime(5000);
  };
  track.style.marginBlockStart = '5000px';
  await advance();
  expect(showNext).not.toHaveBeenCalled();
  track.style.marginBlockStart = '';
  await advance();
  expect(showNext).toHaveBeenCalledOnce();
});
