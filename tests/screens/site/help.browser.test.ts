import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { textsOf } from './sitePage';

test('S2.07 S2.79 S3.18 the help center has its topics with numbered articles, each at its address', async () => {
  const { open } = prepareApp();
  await open('/m/help');
  const topics = [
    'Primeros pasos',
    'Depósitos',
    'Retiros',
    'Verificación de identidad',
    'Juego responsable',
    'Términos de uso',
    'Política de privacidad',
  ];
  await expect
    .poll(() => textsOf(bySelector('summary')))
    .toEqual(topics.map((topic) => expect.stringContaining(topic)));
  await page.getByText('Primeros pasos').click();
  await expect
    .element(page.getByText('Abrir una cuenta toma un minuto y es gratis.'))
    .toBeVisible();
  const articles = bySelector('details[open] ol > li');
  await expect.poll(() => articles.length).toBe(3);
  await articles.getByText('Probar gratis').click();
  await expect.poll(address).toBe('/m/helpDetail?p=0&c=1');
  await expect.element(page.getByText('El modo gratis te da saldo de prueba.')).toBeVisible();
});

test('S2.08 an article opens by its address, and the empty state by the address of none', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/helpDetail?p=0&c=1');
  const article = page.getByRole('heading', { name: 'Probar gratis' });
  await expect.element(article).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Qué no incluye' })).toBeVisible();
  for (const query of ['?p=99&c=0', '?p=0&c=99', '?p=x&c=1', '?p=0&c=-1', '?p=1e3', '']) {
    goTo(`/m/helpDetail${query}`);
    await expect
      .element(page.getByText('No encontramos este artículo.'), { message: query })
      .toBeVisible();
    history.back();
    await expect.element(article).toBeVisible();
  }
});
