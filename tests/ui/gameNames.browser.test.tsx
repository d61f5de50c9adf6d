import '../../src/ui/theme/fonts.css';
import '../../src/widgets/games/card/GameCard.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allGames } from '../../mocks/db/games/catalogue';
import { stage } from '../helpers/stage';

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

test('no word of a name of a game breaks in a window of 320 px, when the text is twice as large', async () => {
  const { find } = await stage(
    <div className="gamegrid">
      <b className="gamecard-name">x</b>
    </div>,
  );
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = '200%';
  find('.gamegrid').style.inlineSize = `${320 - 2 * 16}px`;
  const name = find('.gamecard-name');
  name.style.whiteSpace = 'nowrap';
  const words = new Set(
    allGames().flatMap((game) => [game.name.ES, game.name.EN].flatMap((text) => text.split(/\s/))),
  );
  const broken = [...words].filter((word) => {
    name.textContent = word;
    return name.scrollWidth > name.clientWidth;
  });
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 800);
  expect(broken).toEqual([]);
});
