import { createLifetime } from '@kit/data/lifetime';
import { expect, test, vi } from 'vitest';

test('K27 what was started last is stopped first, and once', () => {
  const life = createLifetime();
  const stopped: string[] = [];
  for (const name of ['first', 'second']) life.own(() => stopped.push(name));
  life.end();
  life.end();
  expect(stopped).toEqual(['second', 'first']);
});

test('K27 what was stopped earlier is not stopped again', () => {
  const life = createLifetime();
  const stop = vi.fn();
  life.own(stop)();
  life.end();
  expect(stop).toHaveBeenCalledOnce();
});

test('K27 what starts after the end is stopped at once', () => {
  const life = createLifetime();
  life.end();
  const stop = vi.fn();
  life.own(stop);
  expect(stop).toHaveBeenCalledOnce();
});
