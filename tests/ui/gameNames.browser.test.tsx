import '../../src/ui/fonts.css';
import '../../src/widgets/games/GameCard.css';
import { expect, test } from 'vitest';
import { allGames } from '../../mocks/db/catalogue';
import { stage } from './stage';

test('no name of a game is cut, where three cards stand beside one another at 320 px', async () => {
  expect(await document.fonts.load('600 13px "Feria Sans"')).not.toHaveLength(0);
  const { find } = await stage(<b className="gamecard-name">x</b>);
  const name = find('.gamecard-name');
  // Between gutters of 16 px and two gaps of 12 px.
  name.style.inlineSize = `${(320 - 2 * 16 - 2 * 12) / 3}px`;
  const cut = allGames()
    .flatMap((game) => [game.name.ES, game.name.EN])
    .filter((text) => {
      name.textContent = text;
      return name.scrollHeight > name.clientHeight;
    });
  expect(cut).toEqual([]);
});
