import { copyText } from '@kit/web/clipboard';
import { type PlainKey, t } from '../../../i18n/t';
import { useApp } from './useApp';

/** Copies a text and shows a toast. */
export function useCopy() {
  const { showToast } = useApp();
  return async (text: string, message: PlainKey = 'app.copied') => {
    const isDone = await copyText(text);
    if (isDone) showToast(t(message), { kind: 'ok' });
    else showToast(t('error.unknown'), { kind: 'fail' });
  };
}
