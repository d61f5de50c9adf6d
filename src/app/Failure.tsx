import { signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../i18n/t';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { PageLoading } from './PageLoading';
import { ScreenLost } from './ScreenLost';

/** Stands in for a screen that could not be drawn; the shell around it goes on. */
export function Failure({ error, reset }: ErrorComponentProps) {
  if (error instanceof ScreenLost) return <Lost lost={error} reset={reset} />;
  console.error(error);
  return (
    <ErrorState
      title={t('error.unknown')}
      text={t('error.loadFailed')}
      retryLabel={t('app.retry')}
      onRetry={reset}
    />
  );
}

/** Still loading, as far as anyone can see: it goes on by itself once the network is back. */
function Lost({ lost, reset }: { lost: ScreenLost; reset: () => void }) {
  const [isBusy] = useState(() => signal(false));
  async function again() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    await lost.again();
    isBusy.value = false;
    reset();
  }
  useMount(() => {
    const onLine = () => void again();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  });
  return (
    <div className="lost">
      <PageLoading />
      <p className="muted" role="alert">
        {t('error.loadFailed')}
      </p>
      <Button icon="refresh-cw" size="medium" busy={isBusy} onClick={() => void again()}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
