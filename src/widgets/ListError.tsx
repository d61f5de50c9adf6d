import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { isApiError } from '../api/ApiError';
import { t } from '../i18n/t';
import type { GameRows } from '../stores/gameRows';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { errorText } from './errorText';

interface Props {
  of: ReadonlySignal<GameRows>;
}

const isOffline = (error: unknown) => isApiError(error) && error.kind === 'offline';

/** In place of a list that could not be had. */
export function ListError({ of }: Props) {
  const error = of.peek().error.peek();
  return (
    <ErrorState
      icon={isOffline(error) ? 'wifi-off' : 'triangle-alert'}
      title={t('error.loadFailed')}
      text={error === undefined ? undefined : errorText(error)}
      retryLabel={t('app.retry')}
      onRetry={() => of.peek().retry()}
    />
  );
}

/** A page is missing: what is here stays, and the way to try again is in reach wherever one is. */
export function ListFault({ of }: Props) {
  const error = computed(() => of.value.state.value === 'ready' && of.value.error.value);
  return (
    <When is={error}>
      {() => (
        <div className="listfault" role="alert">
          <Icon name="triangle-alert" />
          <span>{t('error.loadFailed')}</span>
          <Button kind="secondary" size="small" onClick={() => of.peek().retry()}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </When>
  );
}
