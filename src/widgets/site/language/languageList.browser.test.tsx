import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { firstTexts } from '../../../i18n/locale';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../app/useApp';
import { LanguageList } from './LanguageList';

const { loads } = vi.hoisted(() => ({
  loads: new Map<string, { resolve: () => void; reject: (reason: Error) => void }>(),
}));

/** The texts of each language arrive when the test says so. */
vi.mock('../../../i18n/locale', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  setLanguage: (code: string) =>
    new Promise<void>((resolve, reject) => loads.set(code, { resolve, reject })),
}));

const showToast = vi.fn();
beforeEach(() => void loads.clear());
afterEach(() => void showToast.mockClear());

async function showList() {
  await firstTexts();
  const call = (async () => ({ languages: ['ES', 'EN', 'VI'] })) as unknown as Call;
  const host = createHost(() => call);
  await host.use(createSystem).loadSettings();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ showToast } as unknown as App}>
        <LanguageList />
      </AppContext>
    </HostContext>,
  );
  await settled();
  const rows = [...container.querySelectorAll('label')];
  return {
    flags: () => rows.map((row) => row.querySelector('img')?.getAttribute('src')),
    /** The places of the rows with a check mark that is shown, and of those that are checked. */
    marked: () =>
      rows.flatMap((row, place) =>
        row.querySelector<HTMLElement>('.languages-mark > :last-child')?.hidden ? [] : place,
      ),
    checked: () => rows.flatMap((row, place) => (row.querySelector('input')?.checked ? place : [])),
    tap: (place: number) => rows[place]?.querySelector('input')?.click(),
    /** The places of the rows that say they are loading. */
    loadingPlaces: () =>
      rows.flatMap((row, place) =>
        row.querySelector<HTMLElement>('.languages-mark > :first-child')?.hidden ? [] : place,
      ),
  };
}

test('S2.83 each language has a flag of its own, and only the current one has a check mark', async () => {
  const { flags, marked, checked } = await showList();
  expect(flags().map((flag) => flag?.replace(/^.*\//, ''))).toEqual([
    'lang-es.svg',
    'lang-en.svg',
    'lang-vi.svg',
  ]);
  expect([marked(), checked()]).toEqual([[0], [0]]);
});

test('the language that was tapped last is shown as loading, when the texts of an earlier one arrive', async () => {
  const { tap, loadingPlaces } = await showList();
  tap(1);
  tap(2);
  expect(loadingPlaces()).toEqual([2]);
  loads.get('EN')?.resolve();
  await settled();
  expect(loadingPlaces()).toEqual([2]);
  loads.get('VI')?.resolve();
  await settled();
  expect(loadingPlaces()).toEqual([]);
});

test('an earlier language whose texts cannot be loaded is no failure, when another one was tapped', async () => {
  const { tap, loadingPlaces } = await showList();
  tap(1);
  tap(2);
  loads.get('EN')?.reject(new Error('offline'));
  await settled();
  expect([showToast.mock.calls.length, loadingPlaces()]).toEqual([0, [2]]);
  loads.get('VI')?.reject(new Error('offline'));
  await settled();
  expect([showToast.mock.calls.length, loadingPlaces()]).toEqual([1, []]);
});
