import { beforeAll, expect, test } from 'vitest';
import { liveModels } from '../../src/contract/chat';
import { whiteLabel } from '../../src/contract/system';
import { firstWords } from '../../src/i18n/locale';
import { LiveModels } from '../../src/screens/home/LiveModels';
import { createSystem } from '../../src/stores/system';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost, settle } from '../stores/fakeHost';

beforeAll(firstWords);

test.each([
  [true, 1],
  [false, 0],
])('S2.59 the live hosts are on home, when live models are on: %s', async (isOn, count) => {
  const { host, reply } = createFakeHost();
  // Every other flag is on.
  const flags = { LIVEMODEL3: isOn, CBS3: true, CHATUNREAD3: true };
  reply(whiteLabel, { flags });
  reply(liveModels, [{ id: '1', name: 'Eva', isOnline: true, gameName: 'Mesa 1', nodeId: '7' }]);
  await host.use(createSystem).whenFeaturesKnown();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <LiveModels />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settle();
  await expect.poll(() => container.querySelectorAll('.models-card').length).toBe(count);
  expect(container.querySelectorAll('section')).toHaveLength(count);
});
