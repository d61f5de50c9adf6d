import { createLifetime } from '@kit/data/lifetime';
import { isPageShown } from '@kit/web/pageShown';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadInUse } from './dictionaries';
import { intlTag, loadTexts, setLanguage, startLocale } from './locale';
import { t, text } from './t';

let life = createLifetime();

beforeEach(() => {
  localStorage.clear();
  life = createLifetime();
  startLocale(life);
});

afterEach(async () => {
  await setLanguage('ES');
  life.end();
  document.body.innerHTML = '';
});

let renders = 0;

function Bar() {
  renders += 1;
  return (
    <nav aria-label={t('app.mainNavigation')}>
      <b>{t('app.navHome')}</b>
      <i>{t('app.navShare')}</i>
    </nav>
  );
}

const html = document.documentElement;

test('S1.01 the document has the lang and dir of the language', async () => {
  expect([html.lang, html.dir]).toEqual(['es', 'ltr']);
  await setLanguage('EN');
  expect([html.lang, html.dir]).toEqual(['en', 'ltr']);
});

test('S1.01 a language without dictionaries has the lang, direction and formats of the texts it shows', async () => {
  for (const code of ['UR', 'FA', 'FR'] as const) {
    await setLanguage(code);
    expect([html.lang, html.dir]).toEqual(['es', 'ltr']);
    expect(intlTag.value).toMatch(/^es-419/);
  }
});

test('S1.01 Arabic runs from right to left, and a domain without Arabic texts is Spanish', async () => {
  await setLanguage('AR');
  await loadTexts('cashier', 'kyc');
  expect([html.lang, html.dir]).toEqual(['ar', 'rtl']);
  expect([text('app.back'), text('cashier.depositSubmit')]).toEqual(['رجوع', 'إيداع']);
  expect(text('game.count', { n: 2 })).toBe('2 لعبتان');
  expect(text('kyc.front')).toBe('Frente del documento');
});

test('S9.32 the language code is stored as plain text under `language`', async () => {
  await setLanguage('PT-BR');
  expect(localStorage.getItem('language')).toBe('PT-BR');
});

/** The event that a tab gets of a choice in another one. */
function chooseInOtherTab(code: string) {
  localStorage.setItem('language', code);
  const changed = { key: 'language', newValue: code, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', changed));
}

test('a choice in another tab changes the language here too', async () => {
  chooseInOtherTab('EN');
  await expect.poll(() => html.lang).toBe('en');
});

test('a choice in another tab is followed only once this tab is shown, so that not all load at once', async () => {
  // This loads the English texts, so that a change to English would be seen at once.
  await setLanguage('EN');
  await setLanguage('ES');
  isPageShown.value = false;
  chooseInOtherTab('EN');
  await new Promise((done) => requestAnimationFrame(done));
  expect(html.lang).toBe('es');
  isPageShown.value = true;
  await expect.poll(() => html.lang).toBe('en');
});

test('a choice in another tab that was taken back does not change the language later', async () => {
  chooseInOtherTab('VI');
  chooseInOtherTab('ES');
  await loadInUse('VI');
  await new Promise((done) => requestAnimationFrame(done));
  expect([html.lang, localStorage.getItem('language')]).toEqual(['es', 'ES']);
});

test('a change of language renders no component and changes all texts at once', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Bar />);
  await expect.poll(() => place.textContent).toBe('InicioCompartir');

  const drawn = renders;
  const batches: number[] = [];
  const observer = new MutationObserver((changes) => batches.push(changes.length));
  observer.observe(place, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await setLanguage('EN');
  await expect.poll(() => batches.length).toBeGreaterThan(0);
  observer.disconnect();

  expect(place.textContent).toBe('HomeShare');
  expect(place.querySelector('nav')?.ariaLabel).toBe('Main navigation');
  expect(batches).toEqual([3]);
  expect(renders).toBe(drawn);
  root.unmount();
});
