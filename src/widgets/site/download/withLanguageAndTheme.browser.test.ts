import { afterEach, expect, test } from 'vitest';
import { type Language, tagOf } from '../../../i18n/languages';
import { withLanguageAndTheme } from './withLanguageAndTheme';

afterEach(() => document.body.replaceChildren());

test('S2.82 a page of this site gets the app’s language and theme, but a file or another site does not', () => {
  const opened = (address: string) => withLanguageAndTheme(address, 'VI', 'light');
  expect(opened('/play/app.html')).toBe('/play/app.html?lang=VI&theme=light');
  expect(opened('/play/app.html?kind=IOS#a')).toBe('/play/app.html?kind=IOS&lang=VI&theme=light#a');
  for (const address of ['/files/feria.apk', 'https://shop.example/app.html', '/a?b=/c.html'])
    expect(opened(address)).toBe(address);
});

test.each<[Language, string, string]>([
  ['ES', 'Perfil de iOS', 'Volver a la descarga'],
  ['EN', 'Profile for iOS', 'Back to the download'],
  ['VI', 'Hồ sơ cho iOS', 'Quay lại trang tải xuống'],
  ['BN', 'iOS-এর প্রোফাইল', 'ডাউনলোডে ফিরে যান'],
  ['PT-BR', 'Perfil do iOS', 'Voltar ao download'],
])(
  'S2.82 the download page of the mock is in the language %s of its address',
  async (language, title, back) => {
    const src = withLanguageAndTheme('/play/app.html?kind=MOBILECONFIG', language, 'light');
    const frame = document.body.appendChild(
      Object.assign(document.createElement('iframe'), { src }),
    );
    await expect.poll(() => frame.contentDocument?.title).toBe(title);
    const page = frame.contentDocument as Document;
    expect(page.getElementById('back')?.textContent).toBe(back);
    expect(page.documentElement).toMatchObject({ lang: tagOf(language) });
    expect(page.documentElement.dataset.theme).toBe('light');
  },
);
