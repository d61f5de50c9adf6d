import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../../tests/helpers/stage';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { moneyStyle } from '../../ui/content/formatMoney';
import { BarChart } from './BarChart';

test('a chart has its amounts as a table too, which follows its values', async () => {
  await loadTexts('record');
  moneyStyle.value = { locale: 'es-419', symbol: 'S/' };
  const values = signal([
    { key: '2026-11-01', value: 12.5 },
    { key: '2026-11-02', value: -40 },
  ]);
  await stage(
    <BarChart
      signed
      values={values}
      label={(best, worst) => t('record.chart', { title: t('record.byDay'), best, worst })}
    />,
  );
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByText('Ver como tabla').click();
  const rows = page.getByRole('row');
  await expect
    .poll(() => rows.all().map((row) => row.element().textContent.replaceAll('\u00a0', ' ')))
    .toEqual(['1 nov 2026+S/ 12.50', '2 nov 2026-S/ 40.00']);
  values.value = [
    { key: '2026-11-01', value: 12.5 },
    { key: '2026-11-02', value: 7 },
  ];
  await expect
    .poll(() => rows.all().at(-1)?.element().textContent.replaceAll('\u00a0', ' '))
    .toBe('2 nov 2026+S/ 7.00');
});
