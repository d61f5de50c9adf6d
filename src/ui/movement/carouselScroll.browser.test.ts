import { expect, onTestFinished, test, vi } from 'vitest';
import { atRest } from '../../../tests/helpers/stage';
import { watchActiveSlide } from './carouselScroll';

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
  const element = document.createElement('div');
  element.style.cssText = 'display: flex; overflow: auto; inline-size: 100px; block-size: 50px';
  element.innerHTML = '<b style="flex: none; inline-size: 100px"></b>'.repeat(2);
  document.body.append(element);
  onTestFinished(() => element.remove());
  const active: number[] = [];
  onTestFinished(watchActiveSlide(element, (index) => active.push(index)));
  await expect.poll(() => active, { timeout: 10_000 }).toEqual([0]);
  element.scrollTo({ left: 60, behavior: 'instant' });
  // The first frame begins before the page knows of the scroll.
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(active).toEqual([0, 1]);
});
