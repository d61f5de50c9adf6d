import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bonus, createBonus } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { LeaveBonus } from './LeaveBonus';

/** A bonus whose time begins when the active one has ended. */
export function WaitingBonus({ bonus }: { bonus: Bonus }) {
  const { title, amount, turnover } = bonus;
  const { waiting } = useStore(createBonus);
  const current = computed(
    () => waiting.value.find(({ bonusId }) => bonusId === bonus.bonusId) ?? bonus,
  );
  return (
    <article className="card bonus-waiting" data-pad="small">
      <h3>{title}</h3>
      <Money amount={amount} size={16} />
      {turnover !== undefined && (
        <p className="muted">
          {t('bonus.turnoverLeft', { amount: computed(() => formatMoney(turnover)) })}
        </p>
      )}
      <LeaveBonus bonus={current} />
    </article>
  );
}
