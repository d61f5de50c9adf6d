import { cardAt } from '../games/gameListPage';
import { balance } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { expect, logIn, test } from './literalBackend';

/** One account for each variant, because they run at the same time. */
const VARIANTS = {
  loose: 'beto',
  rejections: 'elisa',
  html: 'gina',
};

for (const [variant, account] of Object.entries(VARIANTS)) {
  test.describe(variant, () => {
    test.use({ variant });

    test(`a member logs in, browses, deposits and reads the records, with the variant ${variant}`, async ({
      page,
    }) => {
      await page.goto('/m/login');
      await logIn(page, account);
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(balance(page)).toContainText('500.00');
      await moveTo(page, '/m/slot-games');
      await expect(cardAt(page, 1)).toBeVisible();
      await moveTo(page, '/m/voucherCenter');
      await page.getByRole('textbox', { name: 'Monto' }).fill('100');
      await page.getByRole('button', { name: /^Depositar/ }).click();
      await expect(page.getByRole('article').first()).toContainText('100.00');
      await moveTo(page, '/m/transaction/record');
      await expect(page.getByRole('article').first()).toContainText('500.00');
      // The specification names no call of this screen.
      await moveTo(page, '/m/rewardCenter');
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    });
  });
}
