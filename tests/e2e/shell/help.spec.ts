import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';

test('S2.07 S2.08 S2.79 the help center has numbered articles, each at its address, or the empty state', {
  tag: ['@S3.18'],
}, async ({ page }) => {
  await page.goto('/m/help');
  await expect(page.locator('summary')).toContainText([
    'Primeros pasos',
    'Depósitos',
    'Retiros',
    'Verificación de identidad',
    'Juego responsable',
    'Términos de uso',
    'Política de privacidad',
  ]);
  await page.getByText('Primeros pasos').click();
  await expect(page.getByText('Abrir una cuenta toma un minuto y es gratis.')).toBeVisible();
  const articles = page.locator('details[open] ol > li');
  await expect(articles).toHaveCount(3);
  await articles.getByText('Probar gratis').click();
  await expect(page).toHaveURL(/\/m\/helpDetail\?p=0&c=1$/);
  await expect(page.getByText('El modo gratis te da saldo de prueba.')).toBeVisible();

  await page.reload();
  const article = page.getByRole('heading', { name: 'Probar gratis' });
  await expect(article).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué no incluye' })).toBeVisible();
  for (const query of ['?p=99&c=0', '?p=0&c=99', '?p=x&c=1', '?p=0&c=-1', '?p=1e3', '']) {
    await moveTo(page, `/m/helpDetail${query}`);
    await expect(page.getByText('No encontramos este artículo.'), query).toBeVisible();
    await page.goBack();
    await expect(article).toBeVisible();
  }
});
