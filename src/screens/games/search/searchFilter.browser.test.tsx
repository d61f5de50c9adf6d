import { signal } from '@kit/render/signals';
import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type GameFilter, noFilter } from '../../../widgets/games/filter/gameFilter';
import { type Address, type App, AppContext } from '../../../widgets/site/app/useApp';
import Search from './Search';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('search', 'gameFilter');
});

vi.mock('../../../widgets/games/filter/FilterButton', () => ({
  FilterButton: ({ onApply }: { onApply: (filter: GameFilter) => void }) => (
    <button type="button" id="filter" onClick={() => onApply({ ...noFilter, isNew: true })} />
  ),
}));

const addressOf = (href: string): Address => {
  const { pathname, searchParams } = new URL(href, 'https://a');
  return { path: pathname, query: searchParams, historyKey: '' };
};

test('a filter that is applied while the text of a search is typed filters the games of that text', async () => {
  const address = signal(addressOf('/m/search?q=oro'));
  const navigate = (href: string) => {
    address.value = addressOf(href);
  };
  const { find } = mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <Search />
      </AppContext>
    </HostContext>,
  );
  await settled();
  const input = find('input') as HTMLInputElement;
  input.focus();
  input.select();
  document.execCommand('insertText', false, 'fortuna ');
  await settled();
  expect(address.value.query.get('q')).toBe('oro');
  (find('#filter') as HTMLElement).click();
  await settled();
  expect(String(address.value.query)).toBe('q=fortuna&new=1');
  expect(input.value).toBe('fortuna');
});
