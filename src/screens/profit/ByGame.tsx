import '../../ui/Card.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { t, tx } from '../../i18n/t';
import type { Summary } from '../../stores/profit';
import { Money } from '../../ui/Money';
import { formatMoney } from '../../ui/money';
import { Row } from '../../ui/Row';
import { categoryPicture } from '../../widgets/categoryPicture';
import { toneOf } from './lines';

/** Kinds of games, the most staked first. Bonuses and cash back belong to none of them. */
export function ByGame({ of }: { of: ReadonlySignal<Summary> }) {
  const kinds = computed(() => of.value.byGameType.toSorted((a, b) => b.stake - a.stake));
  return (
    <section aria-labelledby="profit-kinds">
      <h2 className="profit-title" id="profit-kinds">
        {t('record.byGame')}
      </h2>
      <ul className="card" data-pad="none">
        <Each of={kinds} by={({ gameType }) => gameType}>
          {({ gameType, count, stake, profit }) => (
            <li>
              <Row
                picture={categoryPicture(gameType)}
                title={tx(`game.${gameType}`)}
                meta={t('record.betsFor', {
                  n: count,
                  amount: computed(() => formatMoney(stake)),
                })}
                end={<Money amount={profit} size={14} tone={toneOf(profit)} signed />}
              />
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
