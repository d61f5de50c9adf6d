import '../../src/ui/theme/base.css';
import '../stage.css';
import { effect } from '@kit/render/signals';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { textLanguage } from '../../src/i18n/dictionaries';
import { directionOf, isLanguage, tagOf } from '../../src/i18n/languages';
import { intlTag, language, loadTexts, setLanguage } from '../../src/i18n/locale';
import { moneyStyle } from '../../src/ui/content/formatMoney';
import { startPressFeedback } from '../../src/ui/controls/press';
import { watchActivity } from './activity';
import { isInFolder } from './base';
import { dictionaryNames } from './dictionaryNames';
import { emulateMedia } from './emulateMedia';
import { readSettings } from './settings';
import { showTheme } from './showTheme';
import { whenSettled } from './whenSettled';

const settings = readSettings(location.search);

async function prepare() {
  const root = document.documentElement;
  const code = settings.language === 'longer' ? 'ES' : settings.language;
  watchActivity();
  root.style.fontSize = `calc(${settings.text}% * var(--type))`;
  if (settings.motion === 'reduced') emulateMedia('motion');
  if (settings.colours === 'forced') emulateMedia('colours');
  const started = isInFolder && import('./worker').then(({ startWorker }) => startWorker());
  if (isLanguage(code)) await setLanguage(code);
  await Promise.all([loadTexts(...dictionaryNames), started]);
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

const prepared = prepare();

async function findViolations() {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id}: ${help} (${places})`;
  });
}

/** Tells the tests that the story is drawn. */
async function announce(story: string) {
  await whenSettled();
  const components = new URLSearchParams(location.search).get('captions');
  if (components) (await import('./captions')).showCaptions(components.split(','));
  document.documentElement.dataset.settled = story;
}

interface Props {
  theme: string;
  story: string;
  onStory: (story: string) => void;
  children: ReactNode;
}

/** A story alone in its page: the settings of the toolbar apply to the whole document. */
export default function Preview({ theme, story, onStory, children }: Props) {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => showTheme(theme), [theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is said of the first story
  useEffect(() => {
    prepared
      .then(() => setPrepared(true))
      .then(() => announce(story))
      .catch((error) => console.error(error));
    // For the tests, which would need an hour if they loaded the page for every story.
    window.whenSettled = whenSettled;
    window.findViolations = findViolations;
    window.startInspect = async (report) =>
      (await import('./inspect/startInspect')).startInspect(report);
    window.showStory = async (next) => {
      flushSync(() => setPrepared(false));
      const { clearPage } = await import('./clearPage');
      await clearPage(theme);
      onStory(next);
      setPrepared(true);
      await announce(next);
    };
  }, []);
  return isPrepared ? <div className="stage">{children}</div> : null;
}
