import { expect, test } from 'vitest';
import { belowBase, brandAddresses } from '../../deploy/brandAddresses.mjs';
import { pagePolicy } from '../../deploy/headers.mjs';

const config = {
  merchant: 'uno',
  apiBase: '/api',
  brand: {
    name: 'Uno',
    logo: { dark: '/logo.svg', light: 'https://cdn.example/logo.svg', width: 1, height: 1 },
    icon: '/icon.svg',
    style: { fontFile: '/uno.woff2' },
    screenshots: [{ src: '/s.jpg', width: 1, height: 2 }],
  },
  footer: { payments: [{ name: 'bank' }, { name: 'pse', image: 'https://pay.example/pse.svg' }] },
};

test('the pictures and the font of a brand are below the path of the site, and its API is not', () => {
  expect(brandAddresses(belowBase(config, '/casino/'))).toEqual([
    '/casino/logo.svg',
    'https://cdn.example/logo.svg',
    '/casino/icon.svg',
    '/casino/uno.woff2',
    '/casino/s.jpg',
    'https://pay.example/pse.svg',
  ]);
  expect(belowBase(config, '/casino/').apiBase).toBe('/api');
  expect(config.brand.icon).toBe('/icon.svg');
});

test('the policy of the page allows the pictures of a brand on other servers', () => {
  expect(pagePolicy(config, [])['img-src']).toEqual(
    expect.arrayContaining(['https://cdn.example', 'https://pay.example']),
  );
});
