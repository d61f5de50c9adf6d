import { t } from '../i18n/t';
import type { App } from './useApp';

const WAIT_MOST = 10_000;
const SAVED = 1000;

/** Shows that a favourite is being changed, and then that it is. */
export async function fulfil({ say, sayError }: App, change: () => Promise<boolean>) {
  const done = say(t('app.loading'), { kind: 'loading', ms: WAIT_MOST });
  try {
    const isSaved = await change();
    done();
    if (isSaved) say(t('error.in_chang_saved'), { kind: 'ok', ms: SAVED });
  } catch (error) {
    done();
    sayError(error);
  }
}
