import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { loadMissing } from '../../../stores/base/loadMissing';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import type { GameRows } from '../../../stores/games/gameList';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/icons/Icon';
import { LoadError } from '../../site/app/LoadError';

interface Props {
  of: ReadonlySignal<GameRows>;
}

/** Replaces a list whose first page failed to load. The vendors above it may have failed too. */
export function GameListError({ of }: Props) {
  const { vendors } = useStore(createGame);
  const retry = async () => {
    loadMissing(vendors);
    of.peek().retry();
  };
  return <LoadError error={of.peek().error.peek()} retry={retry} />;
}

/** A later page failed to load: the loaded pages stay, and this notice stays in view. */
export function NextPageError({ of }: Props) {
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
