import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gameCards } from '../../helpers/locators';
import { setMedia } from '../../helpers/openApp';
import { testAxe } from '../../helpers/testAxe';
import { showWinners } from './homePage';

testAxe(
  'home, a game list, its filters and search have no axe violations',
  'ES',
  async ({ app, goToScreen, expectNoViolations }) => {
    await app.logIn();
    await app.open('/m/slot-games');
    await expect.element(gameCards().first()).toBeVisible();
    await expectNoViolations('a game list');
    await goToScreen('/m/gameList?gameType=RNG');
    await page.getByRole('button', { name: /^Ordenar y filtrar/ }).click();
    const choice = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name });
    for (const name of [/^Mayor RTP$/, /^95/, /^Baja/]) await choice(name).click();
    await expect.element(choice(/^Baja/)).toHaveTextContent(/\d/);
    await expectNoViolations('filters');
    await userEvent.keyboard('{Escape}');
    await goToScreen('/m/search?q=oro');
    await expect.element(gameCards().first()).toBeVisible();
    await expectNoViolations('search');
    // Winners and banners that move are checked too.
    await setMedia({ 'prefers-reduced-motion': 'no-preference' });
    await goToScreen('/m/home');
    await showWinners();
    await expectNoViolations('home');
  },
);
