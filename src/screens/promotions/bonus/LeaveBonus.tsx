import type { ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bonus, createBonus } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../../widgets/site/app/useApp';

/** Gives a bonus back, after the member has read what that costs. */
export function LeaveBonus({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const app = useApp();
  const { leave, isLeaving } = useStore(createBonus);
  async function confirmAndLeave() {
    // What was read is what is sent: the backend rejects another amount.
    const seen = bonus.peek();
    const isConfirmed = await app.confirm({
      title: t('bonus.leaveAsk'),
      text:
        seen.held > 0
          ? t('bonus.leaveText', { amount: formatMoney(seen.held) })
          : t('bonus.leaveNothing'),
      ok: t('bonus.leaveOk'),
      cancel: t('bonus.keep'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      if (await leave(seen)) app.showToast(t('bonus.leftDone'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <Button
      kind="quiet"
      wide
      busy={isLeaving(bonus.peek().bonusId)}
      onClick={() => void confirmAndLeave()}
    >
      {t('bonus.leave')}
    </Button>
  );
}
