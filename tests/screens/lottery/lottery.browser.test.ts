import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bottomBar, bySelector, header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

const LOTTERIES = '/lgw/games/mobile';

const lottery = (name: string) => page.getByRole('article', { name });

const launchPath = (pageBack?: string) =>
  `/m/launchGame?${new URLSearchParams({
    playType: 'ent',
    gameId: 'GORDA',
    gameGroupId: 'PUNA-G1',
    prize_mode: 'Lott',
    code: 'GORDA',
    ...(pageBack === undefined ? {} : { pageBack }),
  })}`;

test('S2.29 the lotteries show an error and load on retry, without header and bottom bar, and by group', async () => {
  const { answer, open } = prepareApp();
  const restore = answer(LOTTERIES, () =>
    Response.json({ success: false, code: 'down', message: 'x' }),
  );
  await open('/m/lottery');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos cargar los sorteos');
  restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(lottery('La Gorda')).toBeVisible();
  await expect.element(header()).not.toBeInTheDocument();
  await expect.element(bottomBar()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Electrónicas' }).click();
  await expect.element(lottery('La Gorda')).not.toBeInTheDocument();
  await expect.element(lottery('Keno 20')).toBeVisible();
});

test('S2.24 a visitor who plays a lottery logs in first, and its launch is the address to return to', async () => {
  const { open } = prepareApp();
  await open('/m/lottery');
  await page.getByRole('button', { name: 'Electrónicas' }).click();
  await page.getByRole('link', { name: 'Jugar: Keno 20' }).click();
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  const back = new URLSearchParams(location.search).get('back') ?? '';
  expect(Object.fromEntries(new URL(back, 'http://x').searchParams)).toEqual({
    playType: 'ent',
    gameId: 'KENO20',
    gameGroupId: 'OLA-G1',
    prize_mode: 'Elott',
    code: 'KENO20',
    pageBack: 'home',
  });
});

test('S2.25 an error is shown, when the lottery does not exist', async () => {
  const { open } = prepareApp();
  await open('/m/lotto-h5/classic/trad/games/NADA');
  await expect.element(page.getByText('Esta lotería no existe')).toBeVisible();
});

// The other values: src/widgets/games/play/launchPaths.test.ts.
test('S2.26 a lottery that closes opens the page that pageBack names', async () => {
  const { logIn, open, goTo } = prepareApp();
  await logIn();
  await open('/m/language');
  for (const [pageBack, target] of [
    [undefined, '/m/game'],
    ['https://evil.test/x', '/m/home'],
  ] as const) {
    goTo(launchPath(pageBack));
    await page.getByRole('button', { name: 'Cerrar el juego' }).click();
    await expect.poll(address, { message: `pageBack ${pageBack}` }).toBe(target);
    await expect.element(bySelector('main iframe')).not.toBeInTheDocument();
  }
});
