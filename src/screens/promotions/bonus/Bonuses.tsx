import '../../../ui/content/Card.css';
import './bonus.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { type Bonus, createBonus } from '../../../stores/promotions/bonus';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { ActiveBonus } from './ActiveBonus';
import { WaitingBonus } from './WaitingBonus';

/** The bonuses of the member, with the rules of each. */
export default function Bonuses() {
  const { all } = useStore(createBonus);
  const { balance } = useStore(createWallet);
  useLoadPerLanguage(() => all.load());
  // The balance changes with each round, and so does what was staked.
  useMount(() => onChange(balance, () => void all.reload()));
  return (
    <div className="bonuses">
      <AsyncContent of={all} loading={() => <Loading />} empty={() => <NoBonuses />}>
        {() => <Content />}
      </AsyncContent>
    </div>
  );
}

function Content() {
  const { active, waiting, ended } = useStore(createBonus);
  return (
    <>
      <p className="muted">{t('bonus.order')}</p>
      <Keyed of={active} by={({ bonusId }) => bonusId}>
        {({ bonusId }) => <ActiveBonus id={bonusId} />}
      </Keyed>
      <When is={computed(() => waiting.value.length > 0)}>
        {() => (
          <section className="bonuses-part" aria-labelledby="bonuses-waiting">
            <h2 id="bonuses-waiting">{t('bonus.waiting')}</h2>
            <p className="muted">{t('bonus.waitingNote')}</p>
            <Each of={waiting} by={({ bonusId }) => bonusId}>
              {(bonus) => <WaitingBonus bonus={bonus} />}
            </Each>
          </section>
        )}
      </When>
      <When is={computed(() => ended.value.length > 0)}>
        {() => (
          <section className="bonuses-part" aria-labelledby="bonuses-ended">
            <h2 id="bonuses-ended">{t('bonus.ended')}</h2>
            <div className="card" data-pad="none">
              <Each of={ended} by={({ bonusId }) => bonusId}>
                {(bonus) => <EndedBonus bonus={bonus} />}
              </Each>
            </div>
          </section>
        )}
      </When>
    </>
  );
}

function EndedBonus({ bonus: { title, state, amount, endedAt } }: { bonus: Bonus }) {
  const end = t(`bonus.state_${state}`);
  const meta = computed(() => (endedAt ? `${end.value} · ${dateText(endedAt)}` : end.value));
  return (
    <Row
      picture="/art/icons/wrapped-gift.webp"
      title={title}
      meta={meta}
      end={<Money amount={amount} size={14} />}
    />
  );
}

const NoBonuses = () => (
  <EmptyState
    picture="/art/icons/wrapped-gift.webp"
    title={t('bonus.empty')}
    text={t('bonus.emptyHint')}
  >
    <Button kind="secondary" href={paths.deposit}>
      {t('app.deposit')}
    </Button>
  </EmptyState>
);

const Loading = () => (
  <>
    <Skeleton height={42} />
    <Skeleton height={420} radius={20} />
    <Skeleton height={72} radius={20} />
  </>
);
