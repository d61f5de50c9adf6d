import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { t } from '../../i18n/t';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ScreenLoadError } from '../navigation/ScreenLoadError';
import { PageLoading } from './PageLoading';

/** Replaces a screen that failed to load or to render. The shell around it keeps working. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  if (error instanceof ScreenLoadError) return <LoadFailed error={error} reset={reset} />;
  console.error(error);
  return (
    <ErrorState
      title={t('error.unknown')}
      text={t('error.loadFailed')}
      retryLabel={t('app.retry')}
      onRetry={reset}
    >
      {import.meta.env.DEV && <ErrorDetails error={error} />}
    </ErrorState>
  );
}

/** Development only: message, stack and cause, where the developer looks. */
function ErrorDetails({ error }: { error: unknown }) {
  const { stack, cause } = error instanceof Error ? error : new Error(String(error));
  // Safari's stack does not contain the message.
  const text = stack?.includes(String(error)) ? stack : `${error}\n${stack}`;
  const style = { textAlign: 'left', overflow: 'auto', maxInlineSize: '100%' } as const;
  return (
    <>
      <pre style={style}>{text}</pre>
      {cause !== undefined && <ErrorDetails error={cause} />}
    </>
  );
}

/** Loads the screen again on request, or by itself when the network is back. */
function LoadFailed({ error, reset }: { error: ScreenLoadError; reset: () => void }) {
  const isBusy = useOnce(() => signal(false));
  let isBackOnline = false;
  async function retry() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    do {
      isBackOnline = false;
      await error.retry();
      // A retry that began without a network has failed.
    } while (isBackOnline);
    isBusy.value = false;
    reset();
  }
  useMount(() => {
    const onOnline = () => {
      isBackOnline = true;
      void retry();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return (
    <div className="screen-load-error">
      <PageLoading />
      <p className="muted" role="alert">
        {t('error.loadFailed')}
      </p>
      <Button icon="refresh-cw" size="medium" busy={isBusy} onClick={() => void retry()}>
        {t('app.retry')}
      </Button>
      {import.meta.env.DEV && <ErrorDetails error={error} />}
    </div>
  );
}
