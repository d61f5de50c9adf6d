import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { createSession } from '../../../stores/account/session';
import { HostContext } from '../../../stores/base/useStore';
import { blankGame } from '../../../stores/games/gameOf';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { type App, AppContext } from '../../site/app/useApp';
import { GameSheet } from './GameSheet';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('play', 'shelf', 'safePlay');
});

test('S8.18 the sheet of a game does not cover the login, when the session ends', () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const { show, isOpen } = host.use(createGameSheet);
  const app = { preload: () => {} } as unknown as App;
  mount(
    <HostContext value={host}>
      <AppContext value={app}>
        <GameSheet />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  show(blankGame);
  expect(isOpen.value).toBe(true);
  host.use(createSession).expireSession();
  expect(isOpen.value).toBe(false);
});
