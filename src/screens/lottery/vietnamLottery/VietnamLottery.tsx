import './vietnamLottery.css';
import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import type { WireTieredDraw } from '../../../contract/lottery/lottery';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLottery, type Lottery } from '../../../stores/lottery/lottery';
import { Button } from '../../../ui/controls/Button';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { hrefOfLotteryCard } from '../../../widgets/lottery/hrefOfLotteryCard';
import { NextDraw } from '../../../widgets/lottery/NextDraw';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';

/** The lotteries of Vietnam by region, each with all prizes of its last draw. */
export default function VietnamLottery() {
  const { regions, recent } = useStore(createLottery);
  const region = useOnce(() => signal(regions.value.peek()?.[0]?.region ?? ''));
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
