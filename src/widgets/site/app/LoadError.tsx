import { isOnline } from '@kit/data/network';
import { useMount, useOnce } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { isOfflineError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { read } from '../../../ui/theme/maybeSignal';

interface Props {
  error: unknown;
  /** Above the text of the error, instead of the general one. */
  title?: ReadonlySignal<string> | undefined;
  compact?: boolean;
  retry: () => Promise<void>;
}

/**
 * Shown in place of data that could not be loaded. Without a network it announces the next attempt, and loads again
 * when the network is back.
 */
export function LoadError({ error, title, compact = false, retry }: Props) {
  const isOffline = isOfflineError(error);
  const text = useOnce(() =>
    computed(() =>
      isOffline && !isOnline.value ? t('error.loadsLater').value : read(errorText(error)),
    ),
  );
  useMount(() =>
    onChange(isOnline, () => {
      if (isOnline.peek()) void retry();
    }),
  );
  return (
    <ErrorState
      compact={compact}
      icon={isOffline ? 'wifi-off' : 'triangle-alert'}
      title={title ?? t('error.loadFailed')}
      text={text}
      retryLabel={t('app.retry')}
      onRetry={() => void retry()}
    />
  );
}
