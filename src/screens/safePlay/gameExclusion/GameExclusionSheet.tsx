import { serverNow } from '@kit/data/serverTime';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameExclusion, type ExcludableType } from '../../../stores/safePlay/gameExclusion';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { Sheet } from '../../../ui/overlays/Sheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { FOREVER, hoursUntilEnd, useBreakLengths } from '../breakLength';
import { gameTypeName } from './gameTypeName';

interface Props {
  type: ExcludableType;
  open: Signal<boolean>;
}

/** For how long the member wants no games of a type, and the last step before it. */
export function GameExclusionSheet({ type: { gameType }, open }: Props) {
  const { exclude, isBusy } = useStore(createGameExclusion);
  const app = useApp();
  const lengths = useBreakLengths();
  const chosen = useOnce(() => signal(''));
  const isUnderstood = useOnce(() => signal(false));
  const name = gameTypeName(gameType);
  // Each exclusion is confirmed anew, because it may be a much longer one.
  useSignalEffect(() => {
    if (open.value || chosen.value) isUnderstood.value = false;
  });

  async function begin() {
    const length = chosen.peek();
    const hours = length === FOREVER ? null : hoursUntilEnd(Number(length), serverNow());
    try {
      if (!(await exclude(gameType, hours))) return;
      open.value = false;
      app.showToast(t('safePlay.gamesStarted', { games: name }), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <Sheet
      open={open}
      title={name}
      closeLabel={t('app.close')}
      actions={
        <Button
          kind="danger"
          wide
          busy={isBusy}
          disabled={computed(() => chosen.value === '' || !isUnderstood.value)}
          onClick={() => void begin()}
        >
          {t('safePlay.gamesStart')}
        </Button>
      }
    >
      <div className="safeplay-form">
        <p>{t('safePlay.gamesText', { games: name })}</p>
        <ChipRow
          kind="pick"
          label={t('safePlay.howLong')}
          options={lengths}
          value={chosen}
          columns={3}
        />
        <Checkbox checked={isUnderstood}>{t('safePlay.gamesUnderstand')}</Checkbox>
      </div>
    </Sheet>
  );
}
