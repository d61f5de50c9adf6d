import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createVip, type VipLevel } from '../../../stores/promotions/vip';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import { tierOf } from '../../../widgets/account/member/VipCard';
import { moneyOrDash, numberOrDash, percentOrDash } from '../../../widgets/records/orDash';

const crestOf = (level: number) => `/art/vip/crest-${tierOf(level)}.webp`;

/** The benefits of each level. The member's own level is shown first. */
export function Levels() {
  const { level, levels } = useStore(createVip);
  const picked = useOnce(() => signal(String(level.peek() ?? levels.peek()[0]?.level)));
  const options = computed(() =>
    levels.value.map((vipLevel) => ({
      value: String(vipLevel.level),
      label: t('vip.level', { level: String(vipLevel.level) }),
      picture: crestOf(vipLevel.level),
    })),
  );
  const pickedLevel = computed(() =>
    levels.value.find((vipLevel) => String(vipLevel.level) === picked.value),
  );
  return (
    <section aria-labelledby="vip-levels">
      <h2 className="vip-title" id="vip-levels">
        {t('vip.allLevels')}
      </h2>
      <div className="vip-level-picker">
        <ChipRow label={t('vip.allLevels')} value={picked} options={options} />
      </div>
      <When is={pickedLevel}>{(vipLevel) => <LevelCard of={vipLevel} />}</When>
    </section>
  );
}

function LevelCard({ of }: { of: ReadonlySignal<VipLevel> }) {
  const { level } = useStore(createVip);
  const number = computed(() => String(of.value.level));
  /** -1: below the member's level, 0: the member's level, 1: above it. Undefined: that is not known. */
  const comparison = computed(() =>
    level.value === undefined ? undefined : Math.sign(of.value.level - level.value),
  );
  return (
    <div className="card vip-level" data-pad="large" aria-live="polite">
      <header>
        <img src={computed(() => crestOf(of.value.level))} alt="" width={56} height={56} />
        <div>
          <h3>{t('vip.level', { level: number })}</h3>
          <span className="muted num">
            {computed(() => {
              const { points } = of.value;
              return points === undefined ? '' : t('vip.points', { n: points }).value;
            })}
          </span>
        </div>
        <When is={computed(() => comparison.value === 0)}>
          {() => <Tag tone="accent">{t('vip.yourLevel')}</Tag>}
        </When>
        <When is={computed(() => comparison.value === 1)}>
          {() => <Icon name="lock" label={t('vip.locked', { level: number })} />}
        </When>
      </header>
      <dl>
        <Benefit icon="trophy" of={() => moneyOrDash(of.value.upgradeBonus)}>
          {t('vip.claim_upgrade')}
        </Benefit>
        <Benefit icon="calendar" of={() => moneyOrDash(of.value.weeklyBonus)}>
          {t('vip.claim_weekly')}
        </Benefit>
        <Benefit icon="calendar-days" of={() => moneyOrDash(of.value.monthlyBonus)}>
          {t('vip.claim_monthly')}
        </Benefit>
        <Benefit icon="percent" of={() => percentOrDash(of.value.rebatePercent)}>
          {t('vip.rebate')}
        </Benefit>
        <Benefit icon="arrow-up-from-line" of={() => moneyOrDash(of.value.dailyWithdraw)}>
          {t('vip.withdrawLimit')}
        </Benefit>
        <Benefit icon="banknote" of={() => numberOrDash(of.value.freeWithdrawals)}>
          {t('vip.freeWithdrawals')}
        </Benefit>
      </dl>
    </div>
  );
}

interface BenefitProps {
  icon: IconName;
  of: () => string;
  children: ReadonlySignal<string>;
}

const Benefit = ({ icon, of, children }: BenefitProps) => (
  <div>
    <dt>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </dt>
    <dd className="num">{computed(of)}</dd>
  </div>
);
