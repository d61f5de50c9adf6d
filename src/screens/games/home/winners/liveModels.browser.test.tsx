import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../../tests/helpers/fakeHost';
import { mount } from '../../../../../tests/helpers/mount';
import { liveModels } from '../../../../contract/messages/chat';
import { notices } from '../../../../contract/messages/notice';
import { whiteLabel } from '../../../../contract/site/system';
import { firstTexts } from '../../../../i18n/locale';
import { HostContext } from '../../../../stores/base/useStore';
import { createLiveModel } from '../../../../stores/games/liveModel';
import { createNotice } from '../../../../stores/messages/notice';
import { createSystem } from '../../../../stores/site/system';
import { type App, AppContext } from '../../../../widgets/site/app/useApp';
import { Banners } from '../banners/Banners';
import { LiveModels } from './LiveModels';

beforeAll(firstTexts);

const BANNERS = ['m_live', 'm_home', 'other'].map((groupName) => ({
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

test('the cards of live hosts are drawn when the section comes near the screen', async () => {
  const { host, reply } = createFakeHost();
  reply(whiteLabel, { flags: { LIVEMODEL3: true } });
  reply(liveModels, [EVA]);
  await host.use(createSystem).whenFeaturesKnown();
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <div style={{ height: '300vh' }} />
        <LiveModels />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const cards = () => container.querySelectorAll('.models-card').length;
  await expect.poll(() => host.use(createLiveModel).models.value.value).toHaveLength(1);
  await settle();
  expect(cards()).toBe(0);
  find('.models').scrollIntoView();
  await expect.poll(cards).toBe(1);
});
