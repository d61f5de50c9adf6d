import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDialogs } from './dialogs';
import { createToasts, toastMs } from './toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createShownToasts = () => {
  const toasts = createToasts();
  toasts.startTimers();
  return toasts;
};

test('the time of a toast begins when it can be seen, when its view is loaded late', () => {
  const toasts = createToasts();
  toasts.show({ text: 'hola' });
  vi.advanceTimersByTime(10_000);
  expect(toasts.current.value?.text).toBe('hola');
  toasts.startTimers();
  vi.advanceTimersByTime(1499);
  expect(toasts.current.value?.text).toBe('hola');
  vi.advanceTimersByTime(1);
  expect(toasts.current.value).toBeUndefined();
});

test.each([
  [undefined, 1500],
  [toastMs.short, 3000],
  [toastMs.long, 8000],
  [toastMs.offline, 2000],
  [toastMs.saved, 1000],
  [toastMs.wait, 10_000],
])('S9.20 a toast of %s ms is closed after %i ms and not before', (ms, life) => {
  const toasts = createShownToasts();
  toasts.show({ text: 'hola', ms });
  vi.advanceTimersByTime(life - 1);
  expect(toasts.current.value?.text).toBe('hola');
  vi.advanceTimersByTime(1);
  expect(toasts.current.value).toBeUndefined();
});

test('A24 a loading toast stays until it is closed', () => {
  const toasts = createShownToasts();
  const close = toasts.show({ kind: 'loading', text: 'enviando' });
  vi.advanceTimersByTime(3_600_000);
  expect(toasts.current.value?.kind).toBe('loading');
  close();
  expect(toasts.current.value).toBeUndefined();
});

test('a new toast replaces the old one, and closing the old one changes nothing', () => {
  const toasts = createShownToasts();
  const closeOld = toasts.show({ text: 'uno' });
  vi.advanceTimersByTime(1000);
  toasts.show({ text: 'dos' });
  closeOld();
  vi.advanceTimersByTime(1000);
  expect(toasts.current.value?.text).toBe('dos');
});

test('dialogs are queued and answered in order', async () => {
  const dialogs = createDialogs();
  const first = dialogs.confirm({ title: 'a', ok: 'sí', cancel: 'no' });
  const second = dialogs.prompt({ title: 'b', ok: 'sí', cancel: 'no', label: 'x' });
  const answer = (value: never) => dialogs.current.peek()?.answer(value);
  expect(dialogs.current.value?.title).toBe('a');
  answer(true as never);
  expect(await first).toBe(true);
  expect(dialogs.current.value?.title).toBe('b');
  answer(undefined as never);
  expect(await second).toBeUndefined();
  expect(dialogs.current.value).toBeUndefined();
});
