import './RealityCheckDialog.css';
import { after } from '@kit/data/timers';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { createLogout } from '../../stores/account/logout';
import { useStore } from '../../stores/base/useStore';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { SumCard } from '../records/SumCard';
import { useApp } from '../site/app/useApp';
import { paths } from '../site/navigation/paths';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { minutesText } from './limitTexts';

/** A player taps fast, so a tap that was meant for the game must not answer. */
const WAIT_MS = 1_500;

/** Says how long the member has played and with what result. It stays until it is answered. */
export function RealityCheckDialog({ open }: { open: Signal<boolean> }) {
  const { current, net, answer, now } = useStore(createRealityCheck);
  const { logout } = useStore(createLogout);
  const app = useApp();
  const isWaiting = useOnce(() => signal(true));
  const isBusy = useOnce(() => signal(false));
  useSignalEffect(() => {
    if (!open.value) return;
    isWaiting.value = true;
    return after(WAIT_MS, () => {
      isWaiting.value = false;
    });
  });

  const isBlocked = computed(() => isWaiting.value || isBusy.value);
  const answerThen = (act: () => unknown) => async () => {
    if (isBlocked.peek()) return;
    isBusy.value = true;
    try {
      await answer();
      open.value = false;
      act();
    } catch (error) {
      app.showError(error);
    } finally {
      isBusy.value = false;
    }
  };
  const netTone = computed(() => (net.value === 0 ? 'text' : 'auto'));
  const lines = computed(() => {
    const { startedAt, staked, won } = current.value.value ?? {};
    const amounts = [
      { key: 'staked', label: t('safePlay.staked'), amount: staked },
      { key: 'won', label: t('safePlay.won'), amount: won },
    ];
    return [
      ...(startedAt === undefined
        ? []
        : [
            {
              key: 'time',
              label: t('safePlay.checkTime'),
              value: minutesText(Math.max(0, (now() - startedAt) / 60_000)),
            },
          ]),
      ...amounts
        .filter(({ amount }) => amount !== undefined)
        .map(({ key, label, amount }) => ({ key, label, value: <Money amount={amount} /> })),
      ...(net.value === undefined
        ? []
        : [
            {
              key: 'net',
              label: t('safePlay.net'),
              value: <Money amount={net} signed tone={netTone} />,
            },
          ]),
    ];
  });

  return (
    <Dialog
      open={open}
      role="alertdialog"
      dismissible={false}
      title={t('safePlay.checkTitle')}
      text={t('safePlay.checkText')}
    >
      <SumCard lines={lines} />
      <div className="realitycheck-actions">
        <Button
          wide
          disabled={isBlocked}
          onClick={answerThen(() => app.navigate(safePlayPaths.breaks))}
        >
          {t('safePlay.breaks')}
        </Button>
        <Button wide kind="secondary" disabled={isBlocked} onClick={answerThen(() => undefined)}>
          {t('safePlay.continue')}
        </Button>
        <Button
          wide
          kind="quiet"
          disabled={isBlocked}
          onClick={answerThen(() => app.navigate(safePlayPaths.history))}
        >
          {t('safePlay.seeRecords')}
        </Button>
        <Button
          wide
          kind="quiet"
          disabled={isBlocked}
          onClick={answerThen(() => {
            app.navigate(paths.home);
            void logout();
          })}
        >
          {t('safePlay.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
