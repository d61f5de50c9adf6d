import '../../../ui/theme/gameBar.css';
import './BonusBar.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bonus, createBonus, shareIn } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Icon } from '../../../ui/icons/Icon';
import { paths } from '../../site/navigation/paths';

interface Props {
  /** False in a game that has nothing to do with bonuses, such as one with play money. */
  isShown: ReadonlySignal<boolean>;
  /** The category of the game. Where none of its bets count, the bar says only that. */
  category: ReadonlySignal<string>;
}

/** The bar above a game while a bonus is played: what is left to bet, and the highest bet. Leads to the bonuses. */
export function BonusBar({ isShown, category }: Props) {
  const { active } = useStore(createBonus);
  const bonus = computed(() => {
    const { turnover, turnoverDone } = active.value ?? {};
    const isKnown = turnover !== undefined && turnoverDone !== undefined;
    return isShown.value && isKnown ? active.value : undefined;
  });
  const isCounted = computed(
    () => bonus.value !== undefined && shareIn(bonus.value, category.value) > 0,
  );
  return (
    <When is={bonus}>
      {(shown) => (
        <When is={isCounted} or={() => <NotCounted />}>
          {() => <Bar bonus={shown} />}
        </When>
      )}
    </When>
  );
}

const NotCounted = () => (
  <p className="gamebar bonusbar">
    <Icon name="gift" size={16} />
    <span>{t('play.bonusNone')}</span>
  </p>
);

function Bar({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const { highestStake } = useStore(createBonus);
  const total = computed(() => bonus.value.turnover ?? 0);
  const done = computed(() => bonus.value.turnoverDone ?? 0);
  const left = computed(() => formatMoney(total.value - done.value));
  return (
    <a className="gamebar bonusbar num" href={paths.bonuses}>
      <Icon name="gift" size={16} />
      <span>{t('play.bonusLeft', { amount: left })}</span>
      <ProgressBar
        value={computed(() => done.value / (total.value || 1))}
        label={t('play.bonusBar')}
      />
      <When is={highestStake}>
        {(stake) => (
          <span>
            {t('play.bonusHighest', { amount: computed(() => formatMoney(stake.value)) })}
          </span>
        )}
      </When>
    </a>
  );
}
