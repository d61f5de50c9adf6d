import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { whiteLabel } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { createCurrentRoute } from '../navigation/currentRoute';
import { PageHeader } from './PageHeader';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('title');
});

test.each([
  [true, ['/m/vouReport']],
  [false, []],
])('S6.11 with DEPRECM3 %s, the header of the deposit leads to %j', async (isOn, links) => {
  const { host, reply } = createFakeHost();
  reply(whiteLabel, { menu: { DEPRECM3: isOn } });
  const { address } = host.use(createCurrentRoute);
  address.value = { path: '/m/voucherCenter', query: new URLSearchParams(), historyKey: 'a' };
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <PageHeader />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const hrefs = () => [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  expect(hrefs(), 'before the menu is known').toEqual(['/m/vouReport']);
  await host.use(createSystem).whiteLabel.load();
  await settled();
  expect(hrefs()).toEqual(links);
});
