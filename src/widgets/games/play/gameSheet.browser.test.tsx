import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { blankGame } from '../../../stores/games/gameOf';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { type Address, type App, AppContext } from '../../site/app/useApp';
import { GameSheet } from './GameSheet';

const addressOf = (path: string, query = ''): Address => ({
  path,
  query: new URLSearchParams(query),
  historyKey: '',
});

test('the sheet of a game closes when another page is opened, as by the history', async () => {
  await firstTexts();
  const { host } = createFakeHost();
  const { show, isOpen } = host.use(createGameSheet);
  const address = signal(addressOf('/m/gameList'));
  mount(
    <HostContext value={host}>
      <AppContext value={{ address, preload() {} } as Partial<App> as App}>
        <GameSheet />
      </AppContext>
    </HostContext>,
  );
  show(blankGame);
  await settled();
  address.value = addressOf('/m/gameList', 'sortBy=new');
  expect(isOpen.value, 'the list below has changed').toBe(true);
  address.value = addressOf('/m/home');
  expect(isOpen.value).toBe(false);
});
