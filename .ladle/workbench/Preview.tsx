import { effect } from '@kit/signals';
import { type ReactNode, useEffect, useState } from 'react';
import { textLanguage } from '../../src/i18n/dictionaries';
import { directionOf, isLanguage, tagOf } from '../../src/i18n/languages';
import { intlTag, language, loadWords, setLanguage } from '../../src/i18n/locale';
import { moneyStyle } from '../../src/ui/money';
import { startPressFeedback } from '../../src/ui/press';
import { dictionaryNames } from './allWords';
import { isInFolder, startBackend } from './backend';
import { emulateMedia } from './emulateMedia';
import { readSettings } from './settings';
import { whenSettled } from './whenSettled';

const settings = readSettings(location.search);

async function prepare() {
  const root = document.documentElement;
  const code = settings.language === 'longer' ? 'ES' : settings.language;
  root.style.fontSize = `${settings.text}%`;
  if (settings.motion === 'reduced') emulateMedia('motion');
  if (settings.colours === 'forced') emulateMedia('colours');
  if (isInFolder) await startBackend();
  if (isLanguage(code)) await setLanguage(code);
  await loadWords(...dictionaryNames);
  effect(() => {
    const shown = textLanguage(language.value);
    root.lang = tagOf(shown);
    root.dir = settings.direction === 'auto' ? directionOf(shown) : settings.direction;
  });
  effect(() => {
    moneyStyle.value = { locale: intlTag.value, symbol: 'S/' };
  });
  startPressFeedback(document);
}

/** Says to the tests that the story is drawn, and lets axe of the surrounding page look into this one. */
async function announce() {
  await whenSettled();
  if (window.parent !== window) await import('axe-core');
  document.documentElement.dataset.settled = '';
}

/** A story alone in its page: the settings of the toolbar apply to the whole document. */
export function Preview({ theme, children }: { theme: string; children: ReactNode }) {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    prepare()
      .then(() => setPrepared(true))
      .then(announce)
      .catch((error) => console.error(error));
  }, []);
  return isPrepared ? <div className="stage">{children}</div> : null;
}
