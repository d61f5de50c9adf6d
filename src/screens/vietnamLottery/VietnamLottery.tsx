import './vietnamLottery.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal, useSignalEffect } from '@kit/useSignal';
import type { WireTieredDraw } from '../../contract/lottery';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createLottery, type Lottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { LoadFailure } from '../../widgets/app/LoadFailure';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { hrefOfLotteryCard } from '../../widgets/lottery/hrefOfLotteryCard';
import { NextDraw } from '../../widgets/lottery/NextDraw';

/** The lotteries of Vietnam by region, each with all prizes of its last draw. */
export default function VietnamLottery() {
  const { regions, recent } = useStore(createLottery);
  const region = useSignal(regions.value.peek()?.[0]?.region ?? '');
  useLoadPerLanguage(() => Promise.all([regions.load(), recent.load()]));
  // The server names the regions, so the first one is chosen when they are known.
  useSignalEffect(() => {
    const known = regions.value.value?.map(({ region }) => region) ?? [];
    if (!known.includes(region.peek())) region.value = known[0] ?? '';
  });
  const games = computed(
    () => regions.value.value?.find((candidate) => candidate.region === region.value)?.games ?? [],
  );
  return (
    <div className="vietnam">
      <AsyncContent
        of={regions}
        loading={() => (
          <>
            <Skeleton height={48} radius={16} />
            <Skeleton height={420} radius={20} />
          </>
        )}
        errorTitle={t('lottery.failed')}
        empty={() => (
          <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
        )}
      >
        {(all) => (
          <Segmented
            label={t('title.vietnamLottery')}
            value={region}
            options={computed(() =>
              all.value.map(({ region, name }) => ({ value: region, label: name })),
            )}
          >
            <div className="vietnam-panel">
              <LoadFailure of={recent} />
              <Each of={games} by={({ gameId }) => gameId}>
                {(game) => <DrawTable game={game} recent={recent.value} />}
              </Each>
            </div>
          </Segmented>
        )}
      </AsyncContent>
    </div>
  );
}

/** The platform's code of the special prize, the highest one. */
const SPECIAL_TIER = 'DB';

interface DrawTableProps {
  game: Lottery;
  recent: ReadonlySignal<WireTieredDraw[] | undefined>;
}

function DrawTable({ game, recent }: DrawTableProps) {
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
          href={hrefOfLotteryCard(game)}
          label={computed(() => `${t('lottery.playNow').value}: ${game.name}`)}
        >
          {t('lottery.playNow')}
        </Button>
      </header>
      <dl dir="ltr">
        <Each of={tiers} by={({ tier }) => tier}>
          {({ tier, numbers }) => (
            <div data-special={tier === SPECIAL_TIER}>
              <dt>{tier === SPECIAL_TIER ? t('lottery.special') : t('lottery.tier', { tier })}</dt>
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
