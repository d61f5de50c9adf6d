import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { settings, whiteLabel } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Messages from './Messages';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('title', 'mail', 'service');
});

test('S2.80 the message center has its rows in the order of the specification', async () => {
  const { host, reply } = createFakeHost();
  reply(settings, {
    downloads: [{ resourceType: 'TELEGRAM', url: 'https://t.me/feria' }],
    affiliateUrl: '/m/register?code=LUCIA1',
  });
  reply(whiteLabel, { menu: { MAILCEN: true }, flags: { CBS3: true } });
  const { loadSettings, whiteLabel: features } = host.use(createSystem);
  await Promise.all([loadSettings(), features.load()]);
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <Messages />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  const rows = [...container.querySelectorAll('.card :is(a, button)')];
  expect(rows.map((row) => row.getAttribute('href') ?? 'chat')).toEqual([
    'https://t.me/feria',
    '/m/notice',
    '/m/webEmail',
    'chat',
    '/m/register?code=LUCIA1',
    '/m/service',
  ]);
});
