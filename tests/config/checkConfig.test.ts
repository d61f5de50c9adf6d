import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../deploy/checkConfig.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { withConfig } from '../../deploy/withConfig.mjs';

const brand = { name: 'Uno' };
const valid = { merchant: 'uno', brand };
const check = (more: object) => checkConfig({ ...valid, ...more });

test.each(readdirSync('deploy/brands'))('the brand %s is valid', (name) => {
  expect(readBrand(name).config.brand.name.toLowerCase()).toBe(name);
});

test('a configuration needs a merchant and a name only', () => {
  expect(checkConfig(valid)).toEqual([]);
  expect(checkConfig({})).toEqual([
    'Configuration: "merchant" is missing.',
    'Configuration: "brand" is missing.',
  ]);
});

test('every field is accepted with a valid value', () => {
  const logo = { dark: '/a.svg', light: 'https://cdn.example/a.svg', width: 10, height: 4.5 };
  const colors = {
    dark: { accent: '#fff', ambient: 'radial-gradient(60% 70%, #fff 0, rgb(1 2 3 / 4%))' },
  };
  expect(
    check({
      trialMerchant: 'uno-trial',
      platform: 'html5',
      apiBase: '/api',
      languages: ['ES', 'PT-BR'],
      defaultLanguage: 'ES',
      brand: { name: 'Uno', logo, icon: '/i.svg', appIcon: '/i.png', colors },
      imageCdns: ['/', 'https://cdn.example/pictures'],
      launchOrigins: ['https://*.games.example', 'http://127.0.0.1:4000'],
      chatOrigins: ['https://chat.example'],
      encryption: { scheme: 'OWN', module: '/own.js' },
      rememberPassword: false,
      expiredCodes: ['1002'],
      signInSdk: '/firebase-10.14.1/',
      signInOrigin: 'https://auth.uno.example',
      licence: {
        profile: 'strict',
        age: 18,
        seal: { name: 'Regulator', address: 'https://regulator.example/uno', image: '/seal.svg' },
        helpLinks: [{ name: 'Help', address: 'tel:+51123456' }],
        tools: ['limits', 'breaks'],
        limits: ['deposit'],
        periods: ['month'],
        checkMinutes: [20],
        breakHours: [24, 720],
        hasForever: false,
        limitsAtRegistration: true,
        words: [{ language: 'ES', about: 'Juega con calma', help: 'Llama' }],
      },
      monitoring: { address: 'https://reports.example/in', rate: 0.1, browserReports: '/csp' },
    }),
  ).toEqual([]);
});

describe('one line names each wrong field', () => {
  test.each<[string, object]>([
    ['merchant', { merchant: 'a b' }],
    ['brand.name', { brand: { name: ' ' } }],
    ['languages', { languages: 'ES' }],
    ['licence.profile', { licence: { profile: 'loose' } }],
    ['licence.tools[0]', { licence: { tools: ['magic'] } }],
    ['licence.helpLinks[0].address', { licence: { helpLinks: [{ name: 'a', address: 'x:1' }] } }],
    ['languages[1]', { languages: ['ES', 'es'] }],
    ['apiBase', { apiBase: 'api.example.com' }],
    ['monitoring.address', { monitoring: {} }],
    ['monitoring.rate', { monitoring: { address: '/reports', rate: 10 } }],
    ['apiBase', { apiBase: '//api.example.com' }],
    ['brand.logo.width', { brand: { ...brand, logo: { dark: '/a', width: 0, height: 1 } } }],
    ['brand.logo.dark', { brand: { ...brand, logo: { width: 1, height: 1 } } }],
    ['brand.logo.dark', { brand: { ...brand, logo: { dark: '/a")', width: 1, height: 1 } } }],
    ['brand.colors.dark.accent', { brand: { ...brand, colors: { dark: { accent: 'url(//x)' } } } }],
    ['brand.colors.dark.accent', { brand: { ...brand, colors: { dark: { accent: 'red}' } } } }],
    ['brand.colors.dark.a{', { brand: { ...brand, colors: { dark: { 'a{': 'red' } } } }],
    ['launchOrigins[0]', { launchOrigins: ['https://games.example/path'] }],
    ['encryption', { encryption: 'JWE' }],
    ['langauges', { langauges: [] }],
    ['constructor', { constructor: 'x' }],
  ])('%s', (field, more) => {
    const mistakes = check(more);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`"${field}"`);
  });

  test.each([null, 'text', 5, []])('%j is no configuration', (value) => {
    expect(checkConfig(value)).toEqual([
      `Configuration: it must be an object (it is ${JSON.stringify(value)}).`,
    ]);
  });
});

test('an unknown brand is an error that lists the known ones', () => {
  expect(() => readBrand('nowhere')).toThrow('BRAND must be feria, marea or a folder');
});

describe('index.html of a brand', () => {
  const html = [
    '<title>Feria</title><meta name="theme-color" content="#1a142a" />',
    '<link rel="icon" href="/favicon.svg" /><link rel="apple-touch-icon" href="/touch.png" />',
    '<script type="application/json" id="config">{}</script>',
  ].join('\n');

  test('has its configuration, title, icons and colour', () => {
    const { config } = readBrand('marea');
    const page = withConfig(html, config);
    expect(page).toContain('<title>Marea</title><meta name="theme-color" content="#0c1b27" />');
    expect(page).toContain(
      'href="/marea-icon.svg" /><link rel="apple-touch-icon" href="/marea-icon-180.png"',
    );
    expect(JSON.parse(/id="config">(.*)<\/script>/.exec(page)?.[1] ?? '')).toEqual(config);
    expect(withConfig(page, { merchant: 'feria', brand: { name: 'Feria' } })).toContain('>Feria<');
  });

  test('no text of the configuration ends its script or the title', () => {
    const name = '</script></title><script>alert(1)</script> "$&';
    const page = withConfig(html, { merchant: 'x', brand: { name, icon: '/"x' } });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('href="/&quot;x"');
    expect(JSON.parse(/id="config">(.*)<\/script>/.exec(page)?.[1] ?? '').brand.name).toBe(name);
  });

  test('a page without a place for the configuration is an error', () => {
    expect(() => withConfig('<title></title>', valid)).toThrow('no place');
  });
});
