import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showBrand } from '../../scripts/serve/showBrand';
import type { BrandStyle } from '../../src/config/config';
import { Card } from '../../src/ui/content/Card';
import base from '../../src/ui/theme/base.css?inline';
import { useFixedRowHeight } from '../../src/widgets/records/useFixedRowHeight';
import { mount } from '../helpers/mount';

const sheet = Object.assign(document.createElement('style'), { textContent: base });
beforeEach(() => document.head.append(sheet));
afterEach(() => {
  sheet.remove();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.name;
});

const Row = () => <p>{useFixedRowHeight(100)}</p>;

/** What a card and its text measure in a brand of this style. */
function measure(style?: BrandStyle) {
  showBrand({ merchant: 'uno', brand: { name: 'Uno', ...(style && { style }) } });
  const view = mount(
    <Card>
      <b style={{ fontSize: 'var(--fs-16)' }}>Saldo</b>
      <strong style={{ fontSize: 'var(--fs-20)' }}>100</strong>
      <Row />
    </Card>,
  );
  const text = page.getByText('Saldo').element();
  const card = getComputedStyle(text.parentElement ?? text);
  const sizes = {
    radius: card.borderTopLeftRadius,
    padding: card.paddingTop,
    text: getComputedStyle(text).fontSize,
    heading: getComputedStyle(page.getByText('100', { exact: true }).first().element()).fontSize,
    row: page.getByRole('paragraph').element().textContent,
    font: getComputedStyle(document.body).fontFamily.split(',')[0],
  };
  view.unmount();
  return sizes;
}

test('a brand without a style has the radii, spaces and sizes of Feria', () => {
  expect(measure()).toEqual({
    radius: '20px',
    padding: '16px',
    text: '16px',
    heading: '20px',
    row: '100',
    font: '"Feria Sans"',
  });
});

test('a brand changes radii, spaces, text and font by its style', () => {
  const roomy = { corners: 0.5, density: 1.25, type: 1.1, headings: 0.9, font: 'Georgia, serif' };
  expect(measure(roomy)).toEqual({
    radius: '10px',
    padding: '20px',
    text: '17.6px',
    heading: '19.8px',
    row: '138',
    font: 'Brand',
  });
});

test('rows of a compact brand stay high enough for their text', () => {
  expect(measure({ density: 0.8 }).row).toBe('100');
});

test('the font file of a brand is loaded, and comes before the fonts of the device', async () => {
  measure({ font: 'Georgia', fontFile: '/fonts/feria-sans-latin.woff2' });
  const [face] = await document.fonts.load('16px Brand');
  expect(face?.status).toBe('loaded');
});
