import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameCards } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { LIST, queriesOf } from './gameListPage';
import { gameFrame, inGame, spinButton, waitForButton, waitForGame } from './launchPage';

async function openWithBonus(href: string) {
  const app = prepareApp();
  await app.logIn();
  await app.admin('scenarios', { name: 'bonusesOpen' });
  const requests = queriesOf(app, LIST);
  await app.admin('chance', { round: 'lose' });
  await app.open(href);
  return requests;
}

test('S7.42 a game says what is left to bet for the bonus, and offers no higher bet', async () => {
  await openWithBonus('/m/play?game=100001');
  const bar = page.getByRole('link', { name: /Faltan S\/\s660\.00/ });
  await expect.element(bar).toHaveTextContent(/Apuesta máx\. S\/\s20\.00/);
  await expect.element(bar).toHaveAttribute('href', '/m/member/bonuses');
  await waitForButton('Girar');
  // From 1.00 by 2, 5 and 10 to 20.
  for (let tap = 0; tap < 4; tap++) await inGame('Apostar más').click();
  await waitForGame('body:has(#more:disabled)');
  await gameFrame().getByText('Máxima con tu bono').hover();
  await gameFrame()
    .getByText(/^S\/\s20\.00$/)
    .hover();
  await spinButton().click();
  await expect.element(page.getByRole('link', { name: /Faltan S\/\s640\.00/ })).toBeVisible();
});

test('free play has no bar of a bonus, and any bet', async () => {
  await openWithBonus('/m/play?game=100002&free=1');
  await waitForButton('Girar');
  expect(page.getByRole('progressbar').query()).toBeNull();
});

test('the games that count for the bonus are found from its page and by the filter', async () => {
  const requests = await openWithBonus('/m/member/bonuses');
  await page.getByRole('link', { name: 'Ver los juegos que cuentan' }).click();
  await expect
    .poll(() => requests.some(({ withoutGameTypes }) => withoutGameTypes === 'COCK'))
    .toBe(true);
  await expect.element(gameCards().first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.poll(address).toBe('/m/search');
});

test('a bonus is left after its cost was read, and the next one begins', async () => {
  await openWithBonus('/m/member/bonuses');
  const current = page.getByRole('region', { name: 'Bienvenida 100%' });
  await expect.element(current).toHaveTextContent(/S\/\s660\.00/);
  await current.getByRole('button', { name: 'Dejar este bono' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent(/S\/\s100\.00/);
  await question.getByRole('button', { name: 'Dejar el bono' }).click();
  await expect.element(page.getByRole('region', { name: 'Fin de semana 25%' })).toBeVisible();
  await expect.element(page.getByText('Lo dejaste')).toBeVisible();
});
