import { beforeAll, expect, test } from 'vitest';
import { liveModels } from '../../src/contract/chat';
import { notices } from '../../src/contract/notice';
import { whiteLabel } from '../../src/contract/system';
import { firstWords } from '../../src/i18n/locale';
import { Banners } from '../../src/screens/home/Banners';
import { LiveModels } from '../../src/screens/home/LiveModels';
import { createNotice } from '../../src/stores/notice';
import { createSystem } from '../../src/stores/system';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost, settle } from '../stores/fakeHost';

beforeAll(firstWords);

const BANNERS = ['m_home', 'm_live', 'other'].map((groupName) => ({
  id: groupName,
  title: groupName,
  groupName,
}));
const EVA = { id: '1', name: 'Eva', isOnline: true, gameName: 'Mesa 1', nodeId: '7' };

test.each([
  ['the feature is on and there is a host', true, [EVA], 1],
  ['the feature is on and there is no host', true, [], 0],
  ['the feature is off', false, [EVA], 0],
])('S2.59 live hosts and their banners on home, when %s', async (_, isOn, models, count) => {
  const { host, reply } = createFakeHost();
  // Every other flag is on.
  const flags = { LIVEMODEL3: isOn, CBS3: true, CHATUNREAD3: true };
  reply(whiteLabel, { flags });
  reply(notices, BANNERS);
  reply(liveModels, models);
  await host.use(createSystem).whenFeaturesKnown();
  await host.use(createNotice).banners.load();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <Banners />
        <LiveModels />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settle();
  const cards = () => container.querySelectorAll('.models-card').length;
  const titles = () => [...container.querySelectorAll('.banner-title')].map((b) => b.textContent);
  await expect
    .poll(() => [cards(), titles()])
    .toEqual([count, count === 1 ? ['m_home', 'm_live'] : ['m_home']]);
  expect(container.querySelectorAll('.models:not([hidden])')).toHaveLength(count);
});
