import './BonusMark.css';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { percentText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createBonus, shareIn } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Icon } from '../../../ui/icons/Icon';

interface Props {
  /** The category of the game. */
  category: ReadonlySignal<string>;
  /** Loads the bonus when it becomes true. */
  isShown: ReadonlySignal<boolean>;
}

/** Says how much a bet in a game counts for the active bonus. Draws nothing without one. */
export function BonusMark({ category, isShown }: Props) {
  const { active, highestStake, loadIfOffered } = useStore(createBonus);
  useSignalEffect(() => {
    if (isShown.value) loadIfOffered();
  });
  const share = computed(() => {
    if (!active.value) return '';
    const percent = shareIn(active.value, category.value);
    if (percent === 0) return t('play.bonusNone').value;
    if (percent === 100) return t('play.bonusFull').value;
    return t('play.bonusPart', { percent: percentText(percent / 100) }).value;
  });
  const highest = computed(() =>
    highestStake.value === undefined
      ? ''
      : t('play.bonusHighest', { amount: formatMoney(highestStake.value) }).value,
  );
  return (
    <When is={share}>
      {(text) => (
        <p className="bonusmark">
          <Icon name="gift" size={18} />
          <span>
            {text} {highest}
          </span>
        </p>
      )}
    </When>
  );
}
