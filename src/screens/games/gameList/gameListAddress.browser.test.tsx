import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { gameList, vendorTypes } from '../../../contract/games/game';
import { firstTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import GameList from './GameList';

beforeAll(firstTexts);

const PAGE = { pageNo: 1, pageSize: 12 };

test.each([
  ['gameType=RNG', { gameType: 'RNG' }],
  ['gameType=RNG&vassalage=PG', { gameType: 'RNG', vassalage: 'PG' }],
  ['gameType=CRASH', { gameClassify: 'Crash' }],
  ['type=CRASH', { gameClassify: 'Crash' }],
  ['gameType=RNG&type=CRASH', { gameType: 'RNG', gameClassify: 'Crash' }],
  ['gameType=ESPORTS', { gameType: 'SPORTS' }],
])('S2.22 S7.31 the address with %s requests that list', async (search, filter) => {
  const { host, reply, requestsOf } = createFakeHost();
  reply(vendorTypes, [{ gameType: 'SPORTS', vassalages: [] }]);
  await host.use(createGame).vendors.load(undefined);
  const query = new URLSearchParams(search);
  const address = signal({ path: paths.gameList, query, historyKey: 'a' });
  mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <GameList />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect
    .poll(() => requestsOf(gameList).map(({ input }) => input))
    .toEqual([{ ...filter, ...PAGE }]);
});
