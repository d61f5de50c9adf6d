import { wait } from '@kit/data/timers';
import { loadTexts } from '../../../i18n/locale';
import { t, text } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createChat } from '../../../stores/messages/chat';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../site/app/useApp';

/** The toast that announces the chat can be read for this time, before its page replaces the app. */
const REDIRECT_MS = 500;

/** Opens the live chat, which is only for real accounts. */
export function useChat() {
  const { launch } = useStore(createChat);
  const app = useApp();
  let isOpening = false;

  async function open() {
    if (!(await app.requireRealAccount())) return;
    await loadTexts('mail').catch(() => undefined);
    const closeToast = app.showToast(t('mail.openingChat'), {
      kind: 'loading',
      ms: toastMs.wait,
    });
    try {
      const url = await launch({
        title: text('mail.chatTitle'),
        backUrl: location.pathname,
        headerColor: getComputedStyle(document.documentElement)
          .getPropertyValue('--surface-1')
          .trim(),
      });
      await wait(REDIRECT_MS);
      location.assign(url);
    } catch (error) {
      app.showError(error);
    } finally {
      closeToast();
    }
  }

  return async () => {
    if (isOpening) return;
    isOpening = true;
    await open();
    isOpening = false;
  };
}
