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
      brand: {
        name: 'Uno',
        logo,
        icon: '/i.svg',
        appIcon: '/i.png',
        colors,
        style: {
          corners: 0,
          density: 0.8,
          headings: 1.2,
          type: 1.1,
          font: 'Times New Roman, serif',
          fontFile: '/uno.woff2',
        },
        description: 'Games',
        picture: 'https://uno.example/share.png',
        screenshots: [{ src: '/s.jpg', width: 720, height: 1440 }],
      },
      money: { currency: 'COP', symbol: '$', position: 'before', decimals: 0 },
      market: 'CO',
      footer: {
        games: 900,
        encryptionBits: 256,
        year: 2026,
        payments: [{ name: 'bank' }, { name: 'PSE', image: '/pse.svg' }],
        providers: { image: '/providers.svg', width: 328, height: 60 },
        licence: { image: '/mark.svg' },
      },
      imageCdns: ['/', 'https://cdn.example/pictures'],
      launchOrigins: ['https://*.games.example', 'http://127.0.0.1:4000'],
      chatOrigins: ['https://chat.example'],
      encryption: { scheme: 'OWN', module: '/own.js' },
      rememberPassword: false,
      securityContact: 'mailto:security@uno.example',
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
        words: [
          { language: 'ES', about: 'Juega con calma', help: 'Llama', statement: 'Licencia 1' },
        ],
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
    ['brand.style.corners', { brand: { ...brand, style: { corners: 2.5 } } }],
    ['brand.style.density', { brand: { ...brand, style: { density: '1' } } }],
    ['brand.style.type', { brand: { ...brand, style: { type: 0.9 } } }],
    ['brand.style.font', { brand: { ...brand, style: { font: ' ' } } }],
    ['brand.style.fontFile', { brand: { ...brand, style: { fontFile: '/a")' } } }],
    ['brand.style.radius', { brand: { ...brand, style: { radius: 1 } } }],
    ['launchOrigins[0]', { launchOrigins: ['https://games.example/path'] }],
    ['encryption', { encryption: 'JWE' }],
    ['langauges', { langauges: [] }],
    ['languages[1]', { languages: ['ES', 'XX'] }],
    ['defaultLanguage', { languages: ['EN'], defaultLanguage: 'ES' }],
    ['defaultLanguage', { languages: ['EN'] }],
    ['money.decimals', { money: { decimals: 2.5 } }],
    ['market', { market: 'Colombia' }],
    ['footer.providers.width', { footer: { providers: { image: '/p.svg', height: 1 } } }],
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
    '<html lang="es" data-theme="dark"><meta name="description" content="x" />',
    '<meta property="og:image" content="/og.png" />',
    '<title>Feria</title><meta name="theme-color" content="#1a142a" />',
    '<link rel="icon" href="/favicon.svg" /><link rel="apple-touch-icon" href="/touch.png" />',
    '<link rel="preload" href="/f.woff2" as="font" />',
    '<script type="application/json" id="config">{}</script>',
  ].join('\n');

  test('has its configuration, title, icons and colour', () => {
    const { config } = readBrand('marea');
    const page = withConfig(html, config);
    expect(page).toContain('<title>Marea</title><meta name="theme-color" content="#0c1b27" />');
    expect(page).toContain(
      'href="/marea-icon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/marea-icon-180.png"',
    );
    expect(JSON.parse(/id="config">(.*)<\/script>/.exec(page)?.[1] ?? '')).toEqual(config);
    expect(withConfig(page, { merchant: 'feria', brand: { name: 'Feria' } })).toContain('>Feria<');
  });

  test('has the language of the first visit, a description in it, and the picture for links', () => {
    const english = { ...valid, languages: ['EN'], defaultLanguage: 'EN' };
    const page = withConfig(html, english);
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('content="Slots, live casino');
    // The pictures of Feria are not those of another brand.
    expect(page).toContain('property="og:image" content="" />');
    expect(page).toContain('<link rel="icon" href="data:," />');
    const own = {
      name: 'Uno',
      description: 'Games of "Uno"',
      picture: 'https://uno.example/s.png',
    };
    const arabic = withConfig(page, { ...valid, defaultLanguage: 'AR', brand: own });
    expect(arabic).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(arabic).toContain('content="Games of &quot;Uno&quot;"');
    expect(arabic).toContain('content="https://uno.example/s.png"');
    expect(withConfig(arabic, english)).toBe(page);
  });

  test('loads the font of Feria early only when it is shown', () => {
    const other = withConfig(html, { ...valid, brand: { ...brand, style: { font: 'Georgia' } } });
    expect(other).toContain('<link rel="none" href="/f.woff2" as="font" />');
    expect(withConfig(other, valid)).toContain('<link rel="preload" href="/f.woff2" as="font" />');
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
