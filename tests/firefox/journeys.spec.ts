import { test } from 'playwright/test';
import { walkMainJourneys } from '../e2e/journeys/walk';

// Without the fixtures of the other browser tests: playwright's own scripts are reported here as errors of the page.
test('a member logs in, plays, deposits, withdraws and logs out in Firefox', async ({ page }) => {
  await page.goto('/m/home');
  await walkMainJourneys({
    see: (role, name) => page.getByRole(role, { name }).first().waitFor(),
    press: (role, name, inside) =>
      (inside ? page.getByRole(inside) : page).getByRole(role, { name }).first().click(),
    // Not by fill: it evaluates a text in the page, which the security policy forbids.
    write: async (name, text) => {
      await page.getByRole('textbox', { name }).click();
      await page.keyboard.type(text);
    },
  });
});
