import '../../../ui/content/Card.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t, textOrFallback } from '../../../i18n/t';
import type { Summary } from '../../../stores/records/profit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { profitTone } from './profitLines';

/** Game types, the highest stake first. Bonuses and rebates belong to no game type. */
export function ProfitByGame({ summary }: { summary: ReadonlySignal<Summary> }) {
  const gameTypes = computed(() =>
    summary.value.byGameType.toSorted((a, b) => (b.stake ?? 0) - (a.stake ?? 0)),
  );
  return (
    <section aria-labelledby="profit-games">
      <h2 className="profit-title" id="profit-games">
        {t('record.byGame')}
      </h2>
      <ul className="card" data-pad="none">
        <Each of={gameTypes} by={({ gameType }) => gameType}>
          {({ gameType, count, stake, profit }) => (
            <li>
              <Row
                picture={categoryPicture(gameType)}
                title={textOrFallback(`game.${gameType}`)}
                meta={
                  count === undefined || stake === undefined
                    ? undefined
                    : t('record.betsFor', { n: count, amount: computed(() => formatMoney(stake)) })
                }
                end={<Money amount={profit} size={14} tone={profitTone(profit)} signed />}
              />
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
