import { afterPress, watchPress } from '@kit/data/afterPress';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a press that began on a page which is gone holds nothing back on the next one', () => {
  vi.stubGlobal('document', new EventTarget());
  const stop = watchPress();
  document.dispatchEvent(new Event('pointerdown'));
  const held = vi.fn();
  afterPress(held);
  stop();
  const stopNext = watchPress();
  const action = vi.fn();
  afterPress(action);
  expect(action).toHaveBeenCalledTimes(1);
  expect(held).not.toHaveBeenCalled();
  stopNext();
});

test('a press holds actions back, when one of two forms is gone', () => {
  vi.stubGlobal('document', new EventTarget());
  const stops = [watchPress(), watchPress()];
  document.dispatchEvent(new Event('pointerdown'));
  const action = vi.fn();
  afterPress(action);
  stops[0]?.();
  afterPress(action);
  expect(action).not.toHaveBeenCalled();
  stops[1]?.();
});
