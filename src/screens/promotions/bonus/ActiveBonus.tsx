import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { withQuery } from '@kit/web/withQuery';
import { formatDate, formatPercent } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bonus, createBonus, notCountedIn } from '../../../stores/promotions/bonus';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { paths } from '../../../widgets/site/navigation/paths';
import { LeaveBonus } from './LeaveBonus';

/** The bonus that stakes count for: what is done and left, and its rules. */
export function ActiveBonus({ id }: { id: string }) {
  const { all } = useStore(createBonus);
  const current = computed(() => all.value.value?.find(({ bonusId }) => bonusId === id));
  return (
    <When is={current}>
      {(bonus) => (
        <section className="card bonus-active" data-pad="large" aria-labelledby="bonus-active">
          <header>
            <p className="muted">{t('bonus.active')}</p>
            <h2 id="bonus-active">{computed(() => bonus.value.title)}</h2>
          </header>
          <Turnover bonus={bonus} />
          <Terms bonus={bonus} />
          <Shares bonus={bonus} />
          <LeaveBonus bonus={bonus} />
        </section>
      )}
    </When>
  );
}

function Turnover({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const isKnown = computed(() => !!bonus.value.turnover && bonus.value.turnoverDone !== undefined);
  const turnover = computed(() => bonus.value.turnover ?? 0);
  const done = computed(() => bonus.value.turnoverDone ?? 0);
  const left = computed(() => formatMoney(turnover.value - done.value));
  const doneOf = computed(
    () =>
      t('bonus.turnoverOf', {
        done: formatMoney(done.value),
        total: formatMoney(turnover.value),
      }).value,
  );
  return (
    <When is={isKnown}>
      {() => (
        <div className="bonus-turnover">
          <b>{t('bonus.turnoverLeft', { amount: left })}</b>
          <ProgressBar
            value={computed(() => done.value / turnover.value)}
            label={t('bonus.turnover')}
            text={doneOf}
          />
          <span className="muted num">{doneOf}</span>
        </div>
      )}
    </When>
  );
}

function Terms({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const maxStake = computed(() => bonus.value.maxStake);
  const endsAt = computed(() => bonus.value.endsAt);
  return (
    <dl className="bonus-terms">
      <div>
        <dt>{t('bonus.held')}</dt>
        <dd>
          <Money amount={computed(() => bonus.value.held)} size={16} />
        </dd>
        <dd className="bonus-why muted">{t('bonus.heldWhy')}</dd>
      </div>
      <When is={maxStake}>
        {(max) => (
          <div>
            <dt>{t('bonus.maxStake')}</dt>
            <dd>
              <Money amount={max} size={16} />
            </dd>
            <dd className="bonus-why muted">{t('bonus.maxStakeWhy')}</dd>
          </div>
        )}
      </When>
      <When is={endsAt}>
        {(at) => (
          <div>
            <dt>{t('bonus.endsAt')}</dt>
            <dd>{formatDate(at, 'moment')}</dd>
          </div>
        )}
      </When>
    </dl>
  );
}

/** How much of a stake counts in each kind of game. Without any, all games count in full. */
function Shares({ bonus }: { bonus: ReadonlySignal<Bonus> }) {
  const shares = computed(() => bonus.value.shares.toSorted((a, b) => b.percent - a.percent));
  const countedGames = computed(() =>
    withQuery(
      paths.search,
      new URLSearchParams({ sort: 'popular', without: notCountedIn(bonus.value) }),
    ),
  );
  return (
    <When is={computed(() => shares.value.length > 0)}>
      {() => (
        <div className="bonus-shares">
          <h3>{t('bonus.shares')}</h3>
          <ul>
            <Each of={shares} by={({ gameType }) => gameType}>
              {({ gameType, percent }) => (
                <li data-none={percent === 0}>
                  <img src={categoryPicture(gameType)} alt="" width={24} height={24} />
                  <span>{textOrFallback(`game.${gameType}`)}</span>
                  <b className="num">
                    {percent === 0 ? t('bonus.shareNone') : formatPercent(percent / 100)}
                  </b>
                </li>
              )}
            </Each>
          </ul>
          <Button kind="secondary" wide href={countedGames}>
            {t('bonus.countedGames')}
          </Button>
        </div>
      )}
    </When>
  );
}
