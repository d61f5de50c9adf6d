import { isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { UnknownOrigin } from '../../../stores/games/launch';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { paths } from '../../../widgets/site/navigation/paths';

/** The member cannot play now: a break, or the limit of time. Only the money can be withdrawn. */
const NO_PLAY = ['excluded', 'time_limit'];

/** Why a game was not opened, and what can be done about it. */
export function LaunchFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const text = error instanceof UnknownOrigin ? t('play.unknownAddress') : errorText(error);
  if (isApiError(error) && NO_PLAY.includes(error.code ?? ''))
    return (
      <ErrorState title={t('play.launchFailed')} text={text}>
        <Button href={paths.withdraw}>{t('play.withdraw')}</Button>
      </ErrorState>
    );
  return (
    <ErrorState
      title={t('play.launchFailed')}
      text={text}
      retryLabel={t('app.retry')}
      onRetry={retry}
    >
      <Button kind="quiet" href={paths.games}>
        {t('play.otherGames')}
      </Button>
    </ErrorState>
  );
}
