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
  await app.admin('chance', { round: 'lose' });
  await app.open(href);
  return app;
}

const bar = () => page.getByRole('link', { name: /Faltan S\/\s/ });
/** From 1.00 by 2, 5 and 10 to 20. */
async function raiseTo20() {
  for (let tap = 0; tap < 4; tap++) await inGame('Apostar más').click();
}

test('S7.42 a game says what is left to bet for the bonus, and offers no higher bet', async () => {
  await openWithBonus('/m/play?game=100001');
  await expect.element(bar()).toHaveTextContent(/Faltan S\/\s660\.00/);
  await expect.element(bar()).toHaveTextContent(/Apuesta máx\. S\/\s20\.00/);
  await expect.element(bar()).toHaveAttribute('href', '/m/member/bonuses');
  await waitForButton('Girar');
  await raiseTo20();
  await waitForGame('body:has(#more:disabled)');
  await gameFrame().getByText('Máxima con tu bono').hover();
  await gameFrame()
    .getByText(/^S\/\s20\.00$/)
    .hover();
  await spinButton().click();
  await expect.element(bar()).toHaveTextContent(/Faltan S\/\s640\.00/);
});

test('free play has no bar of a bonus, and any bet', async () => {
  const { goTo } = await openWithBonus('/m/play?game=100001');
  await expect.element(bar()).toBeVisible();
  await waitForButton('Girar');
  goTo('/m/play?game=100002&free=1');
  await expect.element(bar()).not.toBeInTheDocument();
  await waitForButton('Girar');
  expect(bar().query()).toBeNull();
  await raiseTo20();
  await inGame('Apostar más').click();
  await gameFrame()
    .getByText(/^\D*50\.00$/)
    .hover();
});

test('the games that count for the bonus are found from its page and by the filter', async () => {
  const games = queriesOf(await openWithBonus('/m/member/bonuses'), LIST);
  await page.getByRole('link', { name: 'Ver los juegos que cuentan' }).click();
  await expect
    .poll(() => games.some(({ withoutGameTypes }) => withoutGameTypes === 'COCK'))
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
