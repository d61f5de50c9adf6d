import { signal } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { FilterSheet } from './FilterSheet';
import { type GameFilter, noFilter } from './gameFilter';

const CHOICES = {
  totalCount: 40,
  sorts: ['name'],
  choices: [
    { filter: 'volatility', value: 'low', count: 7 },
    { filter: 'volatility', value: 'high', count: 0 },
  ],
};

let inputs: unknown[] = [];
let answer: (input: unknown) => unknown;
const call = (async ({ path }: { path: string }, input: unknown) => {
  if (!path.endsWith('GCSGAME_gameFilters')) return [];
  inputs.push(input);
  return answer(input);
}) as unknown as Call;

beforeEach(() => {
  inputs = [];
});

function show(filter: GameFilter = noFilter) {
  const open = signal(true);
  const applied: GameFilter[] = [];
  mount(
    <HostContext value={createHost(() => call)}>
      <FilterSheet
        open={open}
        filter={signal(filter)}
        list={signal({ category: 'RNG' })}
        onApply={(chosen) => applied.push(chosen)}
      />
    </HostContext>,
    { strict: false },
  );
  return { open, applied };
}

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('fieldset button')];
const chip = (key: number) => chips()[key] as HTMLButtonElement;

test('S10.16 the choices are counted again after a tap, and applied together', async () => {
  answer = (input) => ({
    ...CHOICES,
    totalCount: (input as { volatility?: string }).volatility ? 7 : 40,
  });
  const { open, applied } = show();
  await expect.poll(() => chips().length).toBe(3);
  expect(chips().map(({ disabled }) => disabled)).toEqual([false, false, true]);
  chip(0).click();
  chip(1).click();
  await expect.poll(() => inputs.at(-1)).toEqual({ gameType: 'RNG', volatility: 'low' });
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain('7');
  expect(applied).toEqual([]);
  document.querySelector<HTMLButtonElement>('footer button')?.click();
  expect(applied).toEqual([{ ...noFilter, sort: 'name', levels: ['low'] }]);
  expect(open.value).toBe(false);
});

test('a backend that does not return its choices gets one request at each opening, and none after a tap', async () => {
  answer = () => Promise.reject(new Error('no such call'));
  const { open } = show({ ...noFilter, minLine: 10 });
  await expect.poll(() => chips().length).toBeGreaterThan(5);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  chip(0).click();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(inputs).toEqual([{ gameType: 'RNG', minLine: 10 }]);
  open.value = false;
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  open.value = true;
  await expect.poll(() => inputs.length).toBe(2);
});
