import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const SLOT = '/m/play?game=100001';

test('market gameExclusion closes slots in Peru, and every way to them says until when', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'pe' });
  await startSession(page, admin);
  await page.goto('/m/safePlay');
  await page.getByRole('link', { name: /^Excluirme de un tipo de juegos/ }).click();
  await page.getByRole('button', { name: /^Slots/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Slots' });
  const exclude = sheet.getByRole('button', { name: 'Excluirme' });
  await sheet.getByRole('button', { name: '7 días' }).click();
  await expect(exclude).toBeDisabled();
  await sheet.getByText('Entiendo que no puedo').click();
  await exclude.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Slots/ })).toContainText('Excluido hasta el');

  const reason = 'Te excluiste de este tipo de juegos hasta el';
  await moveTo(page, '/m/gameList?gameType=RNG');
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await gameCards(page.getByRole('main')).first().getByRole('link').click();
  const game = page.getByRole('dialog');
  await expect(game).toContainText(reason);
  await expect(game.getByRole('button', { name: 'Jugar', exact: true })).toBeDisabled();
  await expect(game.getByRole('button', { name: 'Probar gratis' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await moveTo(page, SLOT);
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await moveTo(page, '/m/gameList?gameType=LIVE');
  await expect(page.getByRole('main').getByText(reason)).toHaveCount(0);
});

test('market gameExclusion has no page where the site works without a market', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/safePlay');
  await expect(page.getByRole('link', { name: /^Tomar una pausa/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Excluirme/ })).toHaveCount(0);
  await page.goto('/m/safePlay/games');
  await expect(page).not.toHaveURL(/safePlay\/games/);
});
