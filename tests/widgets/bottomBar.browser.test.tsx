import { beforeAll, expect, test } from 'vitest';
import { BottomBar } from '../../src/app/BottomBar';
import { whiteLabel } from '../../src/contract/system';
import { firstWords } from '../../src/i18n/locale';
import { createSystem } from '../../src/stores/system';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount, settled } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(() => firstWords());

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
