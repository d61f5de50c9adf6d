import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchWaitingWorker } from './waitingWorker';

const worker = () => new EventTarget() as ServiceWorker;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let waiting: ServiceWorker | undefined;
/** Notes the worker that waits. */
function watch(registration: Registration, isControlled = true) {
  waiting = undefined;
  const stop = watchWaitingWorker(
    registration,
    () => isControlled,
    (worker) => {
      waiting = worker;
    },
  );
  onTestFinished(stop);
  return stop;
}

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
  watch(registration);
  const next = registration.install();
  vi.advanceTimersByTime(199);
  expect(waiting).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(waiting).toBe(next);
});

test('S9.27 a release that waits since an earlier visit is known after 200 ms too', () => {
  const registration = new Registration();
  registration.waiting = worker();
  watch(registration);
  vi.advanceTimersByTime(200);
  expect(waiting).toBe(registration.waiting);
});

test('the first worker of a browser is no new release', () => {
  const registration = new Registration();
  watch(registration, false);
  registration.install();
  vi.advanceTimersByTime(1000);
  expect(waiting).toBeUndefined();
});

test('a release that another tab has taken over meanwhile is not offered', () => {
  const registration = new Registration();
  watch(registration);
  registration.install();
  registration.waiting = null;
  vi.advanceTimersByTime(200);
  expect(waiting).toBeUndefined();
});

test('S9.27 a release that is being installed when the watch starts is known once it waits', () => {
  const registration = new Registration();
  const next = worker();
  registration.installing = next;
  watch(registration);
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  vi.advanceTimersByTime(200);
  expect(waiting).toBe(next);
});

test('a release that comes after the end of the watch is not noticed', () => {
  const registration = new Registration();
  const stop = watch(registration);
  registration.install();
  stop();
  registration.install();
  vi.advanceTimersByTime(1000);
  expect(waiting).toBeUndefined();
});
