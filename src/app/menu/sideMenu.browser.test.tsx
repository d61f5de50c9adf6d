import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createOverlays } from '../shell/overlays';
import { SideMenu } from './SideMenu';

type ScreenLocation = Parameters<ReturnType<typeof createCurrentRoute>['setLocation']>[0];

test('the side menu closes when another page is opened, as at the end of a session', async () => {
  await firstTexts();
  const { host } = createFakeHost();
  const { isMenuOpen } = host.use(createOverlays);
  const { setLocation } = host.use(createCurrentRoute);
  mount(
    <HostContext value={host}>
      <AppContext value={{ isMenuOpen } as App}>
        <SideMenu />
      </AppContext>
    </HostContext>,
  );
  isMenuOpen.value = true;
  await settled();
  expect(isMenuOpen.value).toBe(true);
  setLocation({ pathname: '/m/login', searchStr: '', state: { key: '2' } } as ScreenLocation);
  expect(isMenuOpen.value).toBe(false);
});
