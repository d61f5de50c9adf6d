import { effect } from '@kit/render/signals';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { textLanguage } from '../../src/i18n/dictionaries';
import { directionOf, isLanguage, tagOf } from '../../src/i18n/languages';
import { intlTag, language, loadWords, setLanguage } from '../../src/i18n/locale';
import { moneyStyle } from '../../src/ui/content/formatMoney';
import { startPressFeedback } from '../../src/ui/controls/press';
import { watchActivity } from './activity';
import { isInFolder, startBackend } from './backend';
import { clearPage } from './clearPage';
import { dictionaryNames } from './dictionaryNames';
import { emulateMedia } from './emulateMedia';
import { readSettings } from './settings';
import { whenSettled } from './whenSettled';

const settings = readSettings(location.search);

async function prepare() {
  const root = document.documentElement;
  const code = settings.language === 'longer' ? 'ES' : settings.language;
  watchActivity();
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

/** Tells the tests that the story is drawn. The axe of the page around the frame tests the story only if the frame has axe too. */
async function announce(story: string) {
  await whenSettled();
  if (window.parent !== window) await import('axe-core');
  document.documentElement.dataset.settled = story;
}

interface Props {
  theme: string;
  story: string;
  onStory: (story: string) => void;
  children: ReactNode;
}

/** A story alone in its page: the settings of the toolbar apply to the whole document. */
export function Preview({ theme, story, onStory, children }: Props) {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is prepared once
  useEffect(() => {
    prepare()
      .then(() => setPrepared(true))
      .then(() => announce(story))
      .catch((error) => console.error(error));
    // For the tests, which would need an hour if they loaded the page for every story.
    window.whenSettled = whenSettled;
    window.showStory = async (next) => {
      flushSync(() => setPrepared(false));
      await clearPage(theme);
      onStory(next);
      setPrepared(true);
      await announce(next);
    };
  }, []);
  return isPrepared ? <div className="stage">{children}</div> : null;
}
