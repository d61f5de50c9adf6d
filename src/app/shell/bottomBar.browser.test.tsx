import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { memberInfo } from '../../contract/account/member';
import { whiteLabel } from '../../contract/site/system';
import { firstTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';
import { BottomBar } from './BottomBar';

beforeAll(() => firstTexts());

test.each([
  [true, 5],
  [false, 4],
])('S2.40 S6.11 with the menu key REWCEN3 %s, the bottom bar has %i links', async (isOn, count) => {
  const { host, reply } = createFakeHost();
  reply(whiteLabel, { menu: { REWCEN3: isOn } });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <BottomBar />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const links = () => [...container.querySelectorAll('a')].filter(({ hidden }) => !hidden);
  expect(links()).toHaveLength(5);
  await host.use(createSystem).whiteLabel.load();
  await settled();
  expect(links()).toHaveLength(count);
});

test('a trial account is told why the offer of an account cannot be shown', async () => {
  const { host, reply, logIn } = createFakeHost();
  reply(memberInfo, { type: 3 });
  logIn('trial');
  const failure = new Error('no network');
  const showError = vi.fn();
  const app = { confirm: async () => Promise.reject(failure), showError };
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <BottomBar />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  container.querySelector<HTMLElement>(`a[href="${paths.member}"]`)?.click();
  await vi.waitFor(() => expect(showError).toHaveBeenCalledExactlyOnceWith(failure));
});
