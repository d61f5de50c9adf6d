import { expect, test } from '../helpers/fixtures';
import { cards, LIST } from './gameListPage';

interface WireGame {
  [field: string]: unknown;
}

const replyWith = (games: WireGame[]) => ({
  success: true,
  value: { games, pageNum: 1, totalPages: 1, totalCount: games.length },
});

const PICTURE = 'art/games/abeja-240.webp';

test('S3.07 S3.08 a game with alternative field names opens, and one without a code opens as `lobby`', async ({
  page,
}) => {
  const game = {
    nodeId: 4711,
    nodeName: 'Otra Ortografía',
    roomId: 'room-9',
    vendorCode: 'PG',
    iconUrl: PICTURE,
    gameType: 'RNG',
    accountTypeName: 'Papagayo',
  };
  const withoutCode = {
    nodeId: '1',
    gameName: 'Sin Código',
    gameId: '1',
    vassalage: 'PG',
    gameType: 'RNG',
  };
  await page.route(`**/${LIST}*`, (route) =>
    route.fulfill({ json: replyWith([game, withoutCode]) }),
  );
  await page.goto('/m/slot-games');
  await expect(cards(page)).toHaveText([/^Otra OrtografíaPapagayo$/, /^Sin Código/]);
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', `/${PICTURE}`);
  const play = page.getByRole('dialog').getByRole('button', { name: 'Jugar' });
  await cards(page).last().getByRole('link').click();
  await play.click();
  await expect(page).toHaveURL(/code%3Dlobby/);

  await page.goto('/m/slot-games');
  await cards(page).first().getByRole('link').click();
  await play.click();
  await expect(page).toHaveURL(/login/);
  const returnAddress = new URL(new URL(page.url()).searchParams.get('back') ?? '', page.url());
  expect(Object.fromEntries(returnAddress.searchParams)).toMatchObject({
    game: '4711',
    gameId: 'room-9',
    vendor: 'PG',
  });
});

test.describe('when a picture does not load,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S3.09 the default picture is shown', async ({ page }) => {
    await page.route('**/art/games/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/m/slot-games');
    await expect(cards(page).first().locator('img')).toHaveAttribute(
      'src',
      /\/art\/default-240-\w+\.webp$/,
    );
    await expect(cards(page).first().locator('[data-state]')).toHaveAttribute(
      'data-state',
      'loaded',
    );
  });
});

test('a picture is square, lazy, decoded asynchronously and has a source for each screen density', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  const picture = cards(page).first().locator('img');
  await expect(picture).toHaveAttribute('srcset', /-240\.webp 240w, .*-360\.webp 360w/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('decoding', 'async');
  const { width, height } = (await cards(page).first().locator('[data-state]').boundingBox()) ?? {};
  expect(width).toBe(height);
});
