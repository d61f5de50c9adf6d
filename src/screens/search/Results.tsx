import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { useState } from 'react';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createGameList } from '../../stores/gameList';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { GameScroll } from '../../widgets/GameScroll';
import type { Address } from '../../widgets/useApp';
import { Popular } from './Popular';
import { filtersIn, type Wanted } from './wanted';

interface Props {
  address: ReadonlySignal<Address>;
  wanted: ReadonlySignal<Wanted>;
  onClear: (change: Partial<Wanted>) => void;
}

export function Results({ address, wanted, onClear }: Props) {
  const { of } = useStore(createGameList);
  const [rows] = useState(() =>
    computed(() => {
      const { text, vendors, features, minBet, minLine } = wanted.value;
      const query = {
        name: text,
        vendor: vendors.join(','),
        feature: features.join(','),
        minBet: minBet || undefined,
        minLine: minLine || undefined,
      };
      return of(query, { step: address.value.step, language: language.value });
    }),
  );
  const total = computed(() => rows.value.total.value);
  const count = computed(() => (total.value ? t('game.count', { n: total.value }).value : ''));
  const nothing = () => (
    <>
      <EmptyState
        picture="/art/icons/magnifying-glass.webp"
        title={computed(() => t('search.noResults', { text: wanted.value.text }).value)}
        text={t('search.noResultsHint')}
      >
        <When is={computed(() => filtersIn(wanted.value) > 0)}>
          {() => (
            <Button
              kind="secondary"
              onClick={() => onClear({ vendors: [], features: [], minBet: 0, minLine: 0 })}
            >
              {t('search.clearFilters')}
            </Button>
          )}
        </When>
      </EmptyState>
      <Popular />
    </>
  );
  return (
    <>
      <p className="finder-count" role="status">
        {count}
      </p>
      <GameScroll of={rows} label={t('search.results')} empty={nothing} />
    </>
  );
}
