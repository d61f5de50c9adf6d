import { expect, test } from 'vitest';
import { notices } from '../../fixtures/messages/notices';
import { noticeTranslations } from '../../fixtures/messages/noticeTranslations';
import { amountText } from '../../fixtures/site/texts';
import { formatMoney } from '../../src/ui/content/formatMoney';

test('an amount in a text of the seed is written as the app writes it, so that it stays on one line', () => {
  const style = { locale: 'es-419', symbol: 'S/' };
  for (const currencyPosition of ['A', 'B'])
    expect(amountText(3_000_000, { symbol: 'S/', currencyPosition })).toBe(
      formatMoney({ minor: 3_000_000 }, { ...style, position: currencyPosition }),
    );
  const texts = JSON.stringify([notices, noticeTranslations]);
  // The mock writes them in the currency of the market.
  expect(texts).toMatch(/\{amount:\d+\}/);
  expect(texts).not.toMatch(/S\/\s*\d/);
});
