import { beforeAll, expect, test } from 'vitest';
import { hotGames } from '../../src/contract/game';
import { firstWords } from '../../src/i18n/locale';
import { HotGames } from '../../src/screens/home/HotGames';
import { createGame } from '../../src/stores/game';
import { createHomeTab } from '../../src/stores/homeTab';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(firstWords);

const HOT_GAMES = Array.from({ length: 20 }, (_, index) => ({
  nodeId: String(index),
  gameId: String(index),
  gameName: `Game ${index}`,
}));

test.each(['HOME', 'HOT'])(
  'S2.68 the hot games are in pages of nine with a link to more, on the tab %s',
  async (tab) => {
    const { host, reply } = createFakeHost();
    reply(hotGames, HOT_GAMES);
    host.use(createHomeTab).showCategory(tab);
    const { container, find } = mount(
      <HostContext value={host}>
        <AppContext value={{} as App}>
          <HotGames />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
    await host.use(createGame).loadHot('ES');
    await expect.poll(() => container.querySelectorAll('.carousel-slide').length).toBe(3);
    expect(find('.carousel-slide').querySelectorAll('article')).toHaveLength(9);
    expect(find('a[href="/m/gameList?type=HOT"]')).not.toBeNull();
  },
);
