import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { hotGames } from '../../../contract/games/game';
import { firstTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createHomeTab } from '../../../stores/games/homeTab';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { HotGames } from './HotGames';

beforeAll(firstTexts);

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
