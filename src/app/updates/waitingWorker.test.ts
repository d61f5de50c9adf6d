import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWaitingWatch, waitingWorker } from './waitingWorker';

const worker = () => new EventTarget() as ServiceWorker;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  waitingWorker.value = undefined;
});

class Registration extends EventTarget {
  installing: ServiceWorker | null = null;
  waiting: ServiceWorker | null = null;

  /** A new worker is found and installed. */
  install() {
    const next = worker();
    this.installing = next;
    this.dispatchEvent(new Event('updatefound'));
    this.waiting = next;
    next.dispatchEvent(new Event('statechange'));
    return next;
  }
}

test('S9.27 a new release is known 200 ms after its worker waits', () => {
  const registration = new Registration();
  startWaitingWatch(registration, () => true);
  const next = registration.install();
  vi.advanceTimersByTime(199);
  expect(waitingWorker.value).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(waitingWorker.value).toBe(next);
});

test('S9.27 a release that waits since an earlier visit is known after 200 ms too', () => {
  const registration = new Registration();
  registration.waiting = worker();
  startWaitingWatch(registration, () => true);
  vi.advanceTimersByTime(200);
  expect(waitingWorker.value).toBe(registration.waiting);
});

test('the first worker of a browser is no new release', () => {
  const registration = new Registration();
  startWaitingWatch(registration, () => false);
  registration.install();
  vi.advanceTimersByTime(1000);
  expect(waitingWorker.value).toBeUndefined();
});

test('a release that another tab has taken over meanwhile is not offered', () => {
  const registration = new Registration();
  startWaitingWatch(registration, () => true);
  registration.install();
  registration.waiting = null;
  vi.advanceTimersByTime(200);
  expect(waitingWorker.value).toBeUndefined();
});

test('S9.27 a release that is being installed when the watch starts is known once it waits', () => {
  const registration = new Registration();
  const next = worker();
  registration.installing = next;
  startWaitingWatch(registration, () => true);
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  vi.advanceTimersByTime(200);
  expect(waitingWorker.value).toBe(next);
});
