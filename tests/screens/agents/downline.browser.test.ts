import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const DOWNLINE = '/m/member/agent/downline';
const DOWNLINES = '/wps/agent/downlines';
const MAX_ELEMENTS = 400;

const list = () => page.getByRole('list', { name: 'Mi red' });
const rows = () => list().getByRole('listitem');
const count = (text: string) => page.getByRole('status').filter({ hasText: text });
const nextFrame = () => new Promise(requestAnimationFrame);

async function openLargeDownline() {
  const app = prepareApp();
  await app.admin('scenarios', { name: 'largeDownline' });
  await app.logIn('agent');
  await app.open(DOWNLINE);
  await expect.element(count('5,041 miembros')).toBeVisible();
  return app;
}

test('A70 S7.44 a downline of 5,000 has a bounded number of elements, and keeps its place after going back', async () => {
  const { admin } = await openLargeDownline();
  let max = 0;
  const countElements = () => {
    max = Math.max(max, document.body.querySelectorAll('*').length);
  };
  for (let step = 0; step < 30; step++) {
    scrollBy(0, 700);
    await nextFrame();
    countElements();
  }
  // The page after next is requested only when the next one has arrived and its end comes near, a second after the last.
  const scrollOn = () => {
    scrollBy(0, -100);
    scrollBy(0, 700);
    countElements();
    return countRequests(admin, DOWNLINES);
  };
  await expect.poll(scrollOn).toBeGreaterThan(2);
  expect(max).toBeLessThanOrEqual(MAX_ELEMENTS);

  // A row on the screen: those above it are given to other members when the next page arrives.
  const rowOnScreen = () =>
    rows()
      .elements()
      .find((one) => one.getBoundingClientRect().top > innerHeight / 2);
  await expect.poll(rowOnScreen).toBeDefined();
  const row = rowOnScreen() as HTMLElement;
  // Initials, name and since when.
  const name = row.innerText.split('\n').find((line) => line.length > 2) ?? '';
  const link = rows()
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link');
  link.element().scrollIntoView({ block: 'center' });
  const place = scrollY;
  await link.click();
  await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  history.back();
  await expect.element(list().getByText(name, { exact: true }).first()).toBeVisible();
  await expect.poll(() => scrollY).toBe(place);
});

test('A70 S7.44 a downline is ordered by balance, filtered by level and searched', async () => {
  await openLargeDownline();
  await page.getByRole('button', { name: /Ordenar por/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saldo' }).click();
  await page.getByRole('button', { name: 'Nivel 1', exact: true }).click();
  await expect.element(count('262 miembros')).toBeVisible();
  await page.getByRole('searchbox').fill('amparo');
  await expect.element(count('262 miembros')).not.toBeInTheDocument();
  await expect.element(rows().filter({ hasText: 'Amparo' }).first()).toBeVisible();
  const [first, second] = bySelector('b', rows()).elements();
  const amount = (element?: Element) => Number(element?.textContent.replace(/[^\d.]/g, ''));
  expect(amount(first)).toBeGreaterThanOrEqual(amount(second));
  await page.getByRole('searchbox').fill('nobody');
  await expect.element(page.getByText('No hay miembros con ese filtro.')).toBeVisible();
});
