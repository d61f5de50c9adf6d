import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { cards, LIST, textsOf } from './gameListPage';

const PICTURE = 'art/games/abeja-240.webp';

const UNUSUAL = {
  nodeId: 4711,
  nodeName: 'Otra Ortografía',
  roomId: 'room-9',
  vendorCode: 'PG',
  iconUrl: PICTURE,
  gameType: 'RNG',
  accountTypeName: 'Papagayo',
};
const WITHOUT_CODE = {
  nodeId: '1',
  gameName: 'Sin Código',
  gameId: '1',
  vassalage: 'PG',
  gameType: 'RNG',
};

const tapPlay = () => page.getByRole('dialog').getByRole('button', { name: 'Jugar' }).click();

async function openTwoGames() {
  const { answer, open } = prepareApp();
  const value = { games: [UNUSUAL, WITHOUT_CODE], pageNum: 1, totalPages: 1, totalCount: 2 };
  answer(LIST, () => Response.json({ success: true, value }));
  await open('/m/slot-games');
  await expect.poll(() => cards().length).toBe(2);
}

test('S3.07 a game with other field names shows its name, vendor and picture, and opens', async () => {
  await openTwoGames();
  const [first, second] = textsOf(cards());
  expect(first).toBe('Otra OrtografíaPapagayo');
  expect(second).toMatch(/^Sin Código/);
  await expect.element(bySelector('img', cards().first())).toHaveAttribute('src', `/${PICTURE}`);
  await cards().first().getByRole('link').click();
  await tapPlay();
  await expect.poll(address).toMatch(/login/);
  const back = new URLSearchParams(location.search).get('back') ?? '';
  const { searchParams } = new URL(back, location.href);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    game: '4711',
    gameId: 'room-9',
    vendor: 'PG',
  });
});

test('S3.08 a game without a code opens as `lobby`', async () => {
  await openTwoGames();
  await cards().last().getByRole('link').click();
  await tapPlay();
  await expect.poll(address).toMatch(/code%3Dlobby/);
});

test('S3.09 the default picture is shown, when the picture of a game does not load', async () => {
  const { answer, open } = prepareApp();
  answer(LIST, async (_, send) => {
    const reply = await send();
    const body = await reply.text();
    return new Response(body.replaceAll('art/games/', 'art/gone/'), reply);
  });
  await open('/m/slot-games');
  const card = cards().first();
  await expect
    .element(bySelector('img', card))
    .toHaveAttribute('src', expect.stringMatching(/\/default-240(-\w+)?\.webp$/));
  await expect.element(bySelector('[data-state]', card)).toHaveAttribute('data-state', 'loaded');
});

test('a picture is square, lazy, decoded asynchronously and has a source for each screen density', async () => {
  const { open } = prepareApp();
  await open('/m/slot-games');
  const picture = bySelector('img', cards().first());
  await expect
    .element(picture)
    .toHaveAttribute('srcset', expect.stringMatching(/-240\.webp 240w, .*-360\.webp 360w/));
  await expect.element(picture).toHaveAttribute('loading', 'lazy');
  await expect.element(picture).toHaveAttribute('decoding', 'async');
  const frame = bySelector('[data-state]', cards().first()).element();
  const { width, height } = frame.getBoundingClientRect();
  expect(width).toBe(height);
});
