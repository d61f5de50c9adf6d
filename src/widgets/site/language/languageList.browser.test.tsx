import { expect, onTestFinished, test } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { firstTexts, setLanguage } from '../../../i18n/locale';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../app/useApp';
import { LanguageList } from './LanguageList';

async function showList() {
  await firstTexts();
  const call = (async () => ({ languages: ['ES', 'EN', 'VI'] })) as unknown as Call;
  const host = createHost(() => call);
  await host.use(createSystem).loadSettings();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
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

test('a tapped language is marked as loading until its texts are there, and then as the current one', async () => {
  const { tap, loadingPlaces, marked } = await showList();
  onTestFinished(() => setLanguage('ES'));
  tap(1);
  expect([loadingPlaces(), marked()]).toEqual([[1], []]);
  await expect.poll(loadingPlaces).toEqual([]);
  expect(marked()).toEqual([1]);
});
