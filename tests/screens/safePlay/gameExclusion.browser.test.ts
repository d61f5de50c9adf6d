import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gameCards, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

const SLOT = '/m/play?game=100001';
const REASON = 'Te excluiste de este tipo de juegos hasta el';

test('S10.18 market gameExclusion closes slots in Peru, and every way to them says until when', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  await admin('market', { name: 'pe' });
  await logIn();
  await open('/m/safePlay');
  await page.getByRole('link', { name: /^Excluirme de un tipo de juegos/ }).click();
  const slots = page.getByRole('button', { name: /^Slots/ });
  await slots.click();
  const sheet = page.getByRole('dialog', { name: 'Slots' });
  const exclude = sheet.getByRole('button', { name: 'Excluirme' });
  await sheet.getByRole('button', { name: '7 días' }).click();
  await expect.element(exclude).toBeDisabled();
  await sheet.getByText('Entiendo que no puedo').click();
  await exclude.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(slots).toHaveTextContent('Excluido hasta el');

  const reason = main().getByText(REASON);
  goTo('/m/gameList?gameType=RNG');
  await expect.element(reason).toBeVisible();
  await gameCards(main()).first().getByRole('link').click();
  const game = page.getByRole('dialog');
  await expect.element(game).toHaveTextContent(REASON);
  await expect.element(game.getByRole('button', { name: 'Jugar', exact: true })).toBeDisabled();
  await expect.element(game.getByRole('button', { name: 'Probar gratis' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(game).not.toBeInTheDocument();
  goTo(SLOT);
  await expect.element(gameCards(main()).first()).not.toBeInTheDocument();
  await expect.element(reason).toBeVisible();
  goTo('/m/gameList?gameType=LIVE');
  await expect.element(gameCards(main()).first()).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
});

test('S10.18 market gameExclusion has no page where the site works without a market', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/safePlay');
  await expect.element(page.getByRole('link', { name: /^Tomar una pausa/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Excluirme/ })).not.toBeInTheDocument();
  await open('/m/safePlay/games');
  await expect.poll(address).not.toMatch(/safePlay\/games/);
});
