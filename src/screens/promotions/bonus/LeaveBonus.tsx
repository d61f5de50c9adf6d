import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bonus, createBonus } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../../widgets/site/app/useApp';

/** Gives a bonus back, after the member has read what that costs. Nothing where the backend does not say it. */
export function LeaveBonus({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const app = useApp();
  const { leave, isLeaving } = useStore(createBonus);
  const isCostKnown = computed(() => bonus.value.held !== undefined);
  async function confirmAndLeave() {
    // What was read is what is sent: the backend rejects another amount.
    const { bonusId, held = 0 } = bonus.peek();
    const isConfirmed = await app.confirm({
      title: t('bonus.leaveAsk'),
      text:
        held > 0 ? t('bonus.leaveText', { amount: formatMoney(held) }) : t('bonus.leaveNothing'),
      ok: t('bonus.leaveOk'),
      cancel: t('bonus.keep'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      if (await leave(bonusId, held)) app.showToast(t('bonus.leftDone'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <When is={isCostKnown}>
      {() => (
        <Button
          kind="quiet"
          wide
          busy={isLeaving(bonus.peek().bonusId)}
          onClick={() => void confirmAndLeave()}
        >
          {t('bonus.leave')}
        </Button>
      )}
    </When>
  );
}
