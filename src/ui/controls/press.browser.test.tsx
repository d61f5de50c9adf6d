import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { Button } from './Button';
import { startPressFeedback } from './press';

let stop = () => {};
beforeEach(() => {
  stop = startPressFeedback(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function pressable(onClick = () => {}) {
  const { find } = await stage(<Button onClick={onClick}>toca</Button>);
  const button = find('button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const point = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0 }));
  return { button, point, isHighlighted: () => button.hasAttribute('data-pressed') };
}

test('S9.26 a long press is highlighted from 130 ms to 370 ms', async () => {
  const { point, isHighlighted } = await pressable();
  point('pointerdown');
  vi.advanceTimersByTime(129);
  expect(isHighlighted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(239);
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHighlighted()).toBe(false);
});

test('S9.26 a quick tap is highlighted for 100 ms after the release', async () => {
  const { point, isHighlighted } = await pressable();
  point('pointerdown');
  point('pointerup');
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(99);
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHighlighted()).toBe(false);
});

test('S9.26 a click is not delayed', async () => {
  const act = vi.fn();
  const { button, point } = await pressable(act);
  point('pointerdown');
  point('pointerup');
  button.click();
  expect(act).toHaveBeenCalledTimes(1);
});

test('S9.26 a button is not highlighted, when a scroll begins on it', async () => {
  const { point, isHighlighted } = await pressable();
  point('pointerdown');
  vi.advanceTimersByTime(100);
  point('pointercancel');
  vi.advanceTimersByTime(1000);
  expect(isHighlighted()).toBe(false);
});

const ripples = () =>
  document.getAnimations().filter((animation) => {
    const effect = animation.effect as KeyframeEffect;
    return effect.pseudoElement === '::after' && effect.target?.className === 'ripple';
  });

test('S9.25 a ripple lasts 1 s', async () => {
  const { point } = await pressable();
  point('pointerdown');
  point('pointerup');
  const ends = () => ripples().map(({ effect }) => effect?.getComputedTiming().endTime);
  await expect.poll(ends).toEqual([1000]);
});

test('S9.25 there is no ripple with reduced motion', async () => {
  const { point } = await pressable();
  document.documentElement.dataset.motion = 'paused';
  onTestFinished(() => void delete document.documentElement.dataset.motion);
  point('pointerdown');
  point('pointerup');
  // A ripple would start with the next layout.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(ripples()).toEqual([]);
});

test('S9.25 there is no ripple with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { point, isHighlighted } = await pressable();
  point('pointerdown');
  point('pointerup');
  expect(isHighlighted()).toBe(true);
  expect(ripples()).toEqual([]);
});

test('a busy button keeps its width and focus, and ignores clicks', async () => {
  const busy = signal(false);
  const act = vi.fn();
  const { find } = await stage(
    <Button busy={busy} onClick={act}>
      Un texto
    </Button>,
  );
  const button = find('button');
  const width = button.offsetWidth;
  button.focus();
  busy.value = true;
  await vi.waitFor(() => expect(find('.spinner')).not.toBeNull());
  button.click();
  expect(act).not.toHaveBeenCalled();
  expect(button.offsetWidth).toBe(width);
  expect(document.activeElement).toBe(button);
  busy.value = false;
  button.click();
  expect(act).toHaveBeenCalledTimes(1);
});
