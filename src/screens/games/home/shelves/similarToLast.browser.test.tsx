import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../../tests/helpers/fakeHost';
import { mount } from '../../../../../tests/helpers/mount';
import { gameList } from '../../../../contract/games/game';
import { firstTexts, loadTexts } from '../../../../i18n/locale';
import { HostContext } from '../../../../stores/base/useStore';
import { blankGame } from '../../../../stores/games/gameOf';
import { createRecent } from '../../../../stores/games/recent';
import { type App, AppContext } from '../../../../widgets/site/app/useApp';
import { SimilarToLast } from './PersonalShelves';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('shelf');
});

const game = (id: string, name: string) => ({ ...blankGame, id, name, vendor: 'PG', type: 'RNG' });
const pageOf = (gameName: string) => ({
  games: [{ nodeId: gameName, gameName, vassalage: 'PG', gameType: 'RNG' }],
});

test('the title names the game that the shown games are like, while those of another game load', async () => {
  const { host, requestsOf } = createFakeHost();
  const { list } = host.use(createRecent);
  list.set([game('1', 'Tigre')]);
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        {/* An empty shelf at the very edge of the frame of the test is not always seen by its observer. */}
        <div style={{ padding: 20 }}>
          <SimilarToLast />
        </div>
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const texts = () => [
    container.querySelector('h2')?.textContent,
    container.querySelector('section a')?.textContent,
  ];
  const answer = (from: number, name: string) => {
    for (const request of requestsOf(gameList).slice(from)) request.answer(pageOf(name));
  };
  const shown = (title: string, name: string) => [
    expect.stringContaining(title),
    expect.stringContaining(name),
  ];
  await expect.poll(() => requestsOf(gameList).length).toBe(2);
  answer(0, 'Tigre de Oro');
  await expect.poll(texts).toEqual(shown('Tigre', 'Tigre de Oro'));
  list.set([game('2', 'Ruleta')]);
  await expect.poll(() => requestsOf(gameList).length).toBe(4);
  expect(texts()).toEqual(shown('Tigre', 'Tigre de Oro'));
  answer(2, 'Ruleta Real');
  await expect.poll(texts).toEqual(shown('Ruleta', 'Ruleta Real'));
});
