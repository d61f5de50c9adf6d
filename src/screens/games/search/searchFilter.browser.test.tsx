import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { gameFilterChoices } from '../../../contract/games/gameFilter';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type Address, type App, AppContext } from '../../../widgets/site/app/useApp';
import Search from './Search';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('search', 'gameFilter');
});

const addressOf = (href: string): Address => {
  const { pathname, searchParams } = new URL(href, 'https://a');
  return { path: pathname, query: searchParams, historyKey: '' };
};

test('a filter that is applied while the text of a search is typed filters the games of that text', async () => {
  const address = signal(addressOf('/m/search?q=oro'));
  const navigate = (href: string) => {
    address.value = addressOf(href);
  };
  const { host, reply } = createFakeHost();
  const choices = [{ filter: 'isNew', value: 'true', count: 3 }];
  reply(gameFilterChoices, { totalCount: 40, sorts: [], choices });
  const { find } = mount(
    <HostContext value={host}>
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
  await page.getByRole('button', { name: 'Ordenar y filtrar' }).click();
  await page.getByRole('button', { name: 'Nuevos' }).click();
  await page.getByRole('button', { name: /Ver .* juegos/ }).click();
  await settled();
  expect(String(address.value.query)).toBe('q=fortuna&new=1');
  expect(input.value).toBe('fortuna');
});
