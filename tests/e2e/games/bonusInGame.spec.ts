import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { startSession } from '../helpers/session';
import { gameFrame } from './launchPage';
import { spinButton } from './poorGame';

test.beforeEach(async ({ page, admin }) => {
  await startSession(page, admin);
  await admin('scenarios', { name: 'bonusesOpen' });
});

test('S7.42 a game says what is left to bet for the bonus, and offers no higher bet', async ({
  page,
  admin,
}) => {
  await admin('chance', { round: 'lose' });
  await page.goto('/m/play?game=100001');
  const bar = page.getByRole('link', { name: /Faltan S\/\s660\.00/ });
  await expect(bar).toContainText(/Apuesta máx\. S\/\s20\.00/);
  await expect(bar).toHaveAttribute('href', '/m/member/bonuses');
  await expect(spinButton(page)).toBeEnabled();
  const more = gameFrame(page).getByRole('button', { name: 'Apostar más' });
  while (await more.isEnabled()) await more.click();
  await expect(gameFrame(page).getByText('Máxima con tu bono')).toBeVisible();
  await expect(gameFrame(page).getByText(/^S\/\s20\.00$/)).toBeVisible();
  await spinButton(page).click();
  await expect(page.getByRole('link', { name: /Faltan S\/\s640\.00/ })).toBeVisible();
});

test('free play has no bar of a bonus, and any bet', async ({ page }) => {
  await page.goto('/m/play?game=100002&free=1');
  await expect(spinButton(page)).toBeEnabled();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the games that count for the bonus are found from its page and by the filter', async ({
  page,
}) => {
  await page.goto('/m/member/bonuses');
  const listed = page.waitForResponse(/GCSGAME_gameList.*withoutGameTypes=COCK/);
  await page.getByRole('link', { name: 'Ver los juegos que cuentan' }).click();
  await listed;
  await expect(gameCards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/\/m\/search$/);
});

test('a bonus is left after its cost was read, and the next one begins', async ({ page }) => {
  await page.goto('/m/member/bonuses');
  const current = page.getByRole('region', { name: 'Bienvenida 100%' });
  await expect(current).toContainText(/S\/\s660\.00/);
  await current.getByRole('button', { name: 'Dejar este bono' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/S\/\s100\.00/);
  await question.getByRole('button', { name: 'Dejar el bono' }).click();
  await expect(page.getByRole('region', { name: 'Fin de semana 25%' })).toBeVisible();
  await expect(page.getByText('Lo dejaste')).toBeVisible();
});
