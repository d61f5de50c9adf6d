import './vietnamLottery.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import type { WireTieredDraw } from '../../contract/lottery';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createLottery, type Lottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { playOf } from '../../widgets/LotteryCard';
import { NextDraw } from '../../widgets/NextDraw';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** The lotteries of Vietnam by region, each with the whole table of its last draw. */
export default function VietnamLottery() {
  const { regions, recent } = useStore(createLottery);
  const region = useSignal('north');
  useEachLanguage(() => Promise.all([regions.load(), recent.load()]));
  const games = computed(
    () => regions.value.value?.find((one) => one.region === region.value)?.games ?? [],
  );
  return (
    <div className="vietnam">
      <Async
        of={regions}
        loading={() => (
          <>
            <Skeleton height={48} radius={16} />
            <Skeleton height={420} radius={20} />
          </>
        )}
        failed={(error, retry) => (
          <ErrorState
            title={t('lottery.failed')}
            text={errorText(error)}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {(all) => (
          <>
            <Segmented
              label={t('title.vietnamLottery')}
              value={region}
              options={computed(() =>
                all.value.map((one) => ({ value: one.region, label: one.name })),
              )}
            />
            <Each of={games} by={({ gameId }) => gameId}>
              {(game) => <Table game={game} recent={recent.value} />}
            </Each>
          </>
        )}
      </Async>
    </div>
  );
}

interface TableProps {
  game: Lottery;
  recent: ReadonlySignal<WireTieredDraw[] | undefined>;
}

function Table({ game, recent }: TableProps) {
  const draw = computed(() => recent.value?.find(({ gameId }) => gameId === game.gameId));
  const tiers = computed(() => draw.value?.prizes ?? []);
  return (
    <section className="vietnam-table" aria-label={game.name}>
      <header>
        <span>
          <b>{game.name}</b>
          <span className="muted">
            {computed(() => (draw.value ? formatDate(draw.value.openAt, 'moment').value : ''))}
          </span>
        </span>
        <Button
          size="small"
          kind="secondary"
          href={playOf(game)}
          label={computed(() => `${t('lottery.playNow').value}: ${game.name}`)}
        >
          {t('lottery.playNow')}
        </Button>
      </header>
      <dl dir="ltr">
        <Each of={tiers} by={({ tier }) => tier}>
          {({ tier, numbers }) => (
            <div data-top={tier === 'DB'}>
              <dt>{tier === 'DB' ? t('lottery.special') : t('lottery.tier', { tier })}</dt>
              <dd className="num">{numbers.join('  ')}</dd>
            </div>
          )}
        </Each>
      </dl>
      <footer className="muted">
        <NextDraw opensAt={computed(() => game.opensAt)} />
      </footer>
    </section>
  );
}
