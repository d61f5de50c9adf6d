import type { ErrorComponentProps } from '@tanstack/react-router';
import { t } from '../i18n/t';
import { ErrorState } from '../ui/ErrorState';

/** Stands in for a screen that could not be drawn; the shell around it goes on. */
export function Failure({ error, reset }: ErrorComponentProps) {
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
