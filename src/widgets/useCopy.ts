import { copyText } from '@kit/clipboard';
import { type PlainKey, t } from '../i18n/t';
import { useApp } from './useApp';

/** Copies and says so. */
export function useCopy() {
  const { say } = useApp();
  return async (text: string, said: PlainKey = 'app.copied') => {
    const isDone = await copyText(text);
    if (isDone) say(t(said), { kind: 'ok' });
    else say(t('error.unknown'), { kind: 'fail' });
  };
}
