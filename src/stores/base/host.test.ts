import { effect, signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';

test('a store that is in use is stopped once, when its host ends and its user leaves later', () => {
  const { host } = createFakeHost();
  const stop = vi.fn();
  const createClock = () => ({ start: () => stop });
  const release = host.retain(createClock);
  host.retain(createClock);
  host.dispose();
  release();
  expect(stop).toHaveBeenCalledOnce();
});

test('a store that is first used after the end of its host does not stay started', () => {
  const { host } = createFakeHost();
  host.dispose();
  const stop = vi.fn();
  host.retain(() => ({ start: () => stop }));
  expect(stop).toHaveBeenCalledOnce();
});

test('a store is stopped when the last of its users leaves, and is started again for the next', () => {
  const { host } = createFakeHost();
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const createClock = () => ({ start });
  const releases = [host.retain(createClock), host.retain(createClock)];
  releases[0]?.();
  releases[0]?.();
  expect(stop).not.toHaveBeenCalled();
  releases[1]?.();
  expect(stop).toHaveBeenCalledOnce();
  host.retain(createClock)();
  expect(start).toHaveBeenCalledTimes(2);
  expect(stop).toHaveBeenCalledTimes(2);
});

test('an effect that uses a store first does not follow what the store reads while it is made', () => {
  const { host } = createFakeHost();
  const source = signal(1);
  const createReader = () => ({ first: source.value });
  const run = vi.fn(() => void host.use(createReader));
  const stop = effect(run);
  source.value = 2;
  expect(run).toHaveBeenCalledOnce();
  stop();
});
