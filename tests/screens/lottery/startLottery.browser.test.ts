import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

const draws = () => main().getByText(/^Sorteo \d+$/);

test('S2.29 the lottery start page opens each screen', async () => {
  const { open } = prepareApp();
  await open('/m/startLottery');
  const startTitle = page.getByRole('heading', { name: 'Elige tus números' });
  await expect.element(startTitle).toBeVisible();
  expect(address()).toBe('/m/startLottery');
  for (const [link, path, text] of [
    ['Lotería de Vietnam', '/m/vietnamLottery', 'Hà Nội'],
    ['Resultados de lotería', '/m/lotteryHistory', /^Sorteo \d+$/],
    ['Pozo acumulado', '/m/jackpot', 'Quién se lo llevó'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect.poll(() => location.pathname).toBe(path);
    await expect.element(page.getByText(text).first()).toBeVisible();
    history.back();
    await expect.element(startTitle).toBeVisible();
  }
});

test('S2.31 the winner board shows 100 winners, the first three with a picture of their place', async () => {
  const { open } = prepareApp();
  await open('/m/winnerBoard');
  const rows = main().getByRole('listitem');
  await expect.poll(() => rows.length).toBe(100);
  await expect.element(rows.nth(0).getByAltText('Puesto 1')).toBeVisible();
  await expect.element(rows.nth(2).getByAltText('Puesto 3')).toBeVisible();
  await expect.element(rows.nth(3)).toHaveTextContent(/^4\D/);
});

test('S2.31 the jackpot grows while it is shown', async () => {
  const { open } = prepareApp();
  await open('/m/jackpot');
  const amount = main()
    .getByText(/^S\/\s[\d,]+\.\d\d$/)
    .first();
  await expect.element(amount).toBeVisible();
  const before = amount.element().textContent;
  await expect.poll(() => amount.element().textContent).not.toBe(before);
});

test('S2.31 the results of a lottery load by page, and the balls of a draw stand in one row', async () => {
  const { open } = prepareApp();
  await open('/m/lotteryHistory?gameId=RAPIDA5');
  await expect.poll(() => draws().length).toBe(20);
  const balls = page.getByRole('list', { name: 'Números ganadores' }).first().getByRole('listitem');
  await expect.poll(() => balls.length).toBe(5);
  const tops = balls.elements().map((ball) => ball.getBoundingClientRect().top);
  expect(new Set(tops).size, 'rows of balls').toBe(1);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.poll(() => draws().length).toBe(40);
});
