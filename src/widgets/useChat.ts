import { after } from '@kit/timers';
import { loadWords } from '../i18n/locale';
import { t, text } from '../i18n/t';
import { createChat } from '../stores/chat';
import { useStore } from '../stores/useStore';
import { useApp } from './useApp';

const REDIRECT_MS = 500;
const WAIT_MOST = 10_000;

/** Opens the live chat; it is for real members only. */
export function useChat() {
  const { launch } = useStore(createChat);
  const app = useApp();
  let isOpening = false;

  async function open() {
    if (!(await app.askReal())) return;
    await loadWords('mail').catch(() => undefined);
    const done = app.say(t('mail.openingChat'), { kind: 'loading', ms: WAIT_MOST });
    try {
      const url = await launch({
        title: text('mail.chatTitle'),
        backUrl: location.pathname,
        headerColor: getComputedStyle(document.documentElement)
          .getPropertyValue('--surface-1')
          .trim(),
      });
      await new Promise<void>((go) => after(REDIRECT_MS, go));
      location.assign(url);
    } catch (error) {
      app.sayError(error);
    } finally {
      done();
    }
  }

  return async () => {
    if (isOpening) return;
    isOpening = true;
    await open();
    isOpening = false;
  };
}
