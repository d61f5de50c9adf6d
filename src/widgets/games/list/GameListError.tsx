import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isOfflineError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import type { GameRows } from '../../../stores/games/gameList';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Icon } from '../../../ui/icons/Icon';

interface Props {
  of: ReadonlySignal<GameRows>;
  /** Loads what failed together with the list. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a list whose first page failed to load. */
export function GameListError({ of, onRetry }: Props) {
  const error = of.peek().error.peek();
  return (
    <ErrorState
      icon={isOfflineError(error) ? 'wifi-off' : 'triangle-alert'}
      title={t('error.loadFailed')}
      text={error === undefined ? undefined : errorText(error)}
      retryLabel={t('app.retry')}
      onRetry={() => {
        onRetry?.();
        of.peek().retry();
      }}
    />
  );
}

/** A later page failed to load: the loaded pages stay, and this notice stays in view. */
export function NextPageError({ of }: Pick<Props, 'of'>) {
  const error = computed(() => of.value.isLoaded.value && of.value.error.value);
  return (
    <When is={error}>
      {() => (
        <div className="nextpageerror" role="alert">
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
