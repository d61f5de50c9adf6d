import { beforeAll, describe, expect, test } from 'vitest';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import type { DepositPromo } from '../../../stores/cashier/deposit';
import { promoBonus, promoBonusText } from './promoBonus';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier');
});

const promo = { minDeposit: 20, percent: 50, maxBonus: 100 } as DepositPromo;

describe('bonus of a deposit promotion', () => {
  test.each([
    ['no promotion is chosen', undefined, 50, 0],
    ['the amount is below the minimum', promo, 19.99, 0],
    ['the amount is the minimum', promo, 20, 10],
    ['the bonus would be above the maximum', promo, 500, 100],
    ['the promotion has no maximum', { ...promo, maxBonus: undefined }, 500, 250],
    ['the bonus has a part of a cent', { ...promo, percent: 33 }, 20.02, 6.6],
    ['the multiplication is inexact', { ...promo, percent: 7 }, 100.01, 7],
  ])('when %s', (_, chosen, amount, bonus) => {
    expect(promoBonus(chosen as DepositPromo | undefined, amount)).toBe(bonus);
  });
});

test('the text of a promotion says what must be bet before the bonus can be withdrawn', () => {
  const text = promoBonusText({ ...promo, turnover: 10 }, 50).replaceAll('\u00a0', ' ');
  expect(text).toContain('25.00');
  expect(text).toContain('250.00');
  expect(text).toContain('10');
  expect(promoBonusText({ ...promo, turnover: 0 }, 50)).not.toContain('0 veces');
});
