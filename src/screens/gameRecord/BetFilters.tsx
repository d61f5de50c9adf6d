import { computed } from '@kit/signals';
import { t, tx } from '../../i18n/t';
import { createGame, orderVendors } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { Select } from '../../ui/Select';
import { categoryPicture } from '../../widgets/categoryPicture';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { ANY } from '../../widgets/recordFilter';
import type { createBetFilter } from './betFilter';
import { betStates } from './states';

/** A vendor is offered under the kind of game that it makes. */
export function BetFilters({ filter }: { filter: ReturnType<typeof createBetFilter> }) {
  const { gameType, vendor, state } = filter;
  const { vendors } = useStore(createGame);
  const kinds = computed(() => [
    { value: ANY, label: t('record.anyGame') },
    ...(vendors.value.value ?? []).map((one) => ({
      value: one.gameType,
      label: tx(`game.${one.gameType}`),
      picture: categoryPicture(one.gameType),
    })),
  ]);
  const makers = computed(() => {
    const all = (vendors.value.value ?? [])
      .filter((one) => gameType.value === ANY || one.gameType === gameType.value)
      .flatMap(({ vassalages }) => vassalages);
    const names = new Map(
      orderVendors(all).map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]),
    );
    return [
      { value: ANY, label: t('record.any') },
      ...[...names].map(([value, label]) => ({ value, label })),
    ];
  });
  return (
    <div className="gamerecord-filters">
      <RecordFilterBar
        days={filter.days}
        choices={[
          {
            options: kinds,
            value: gameType,
            label: t('record.kind'),
            onPick: () => {
              if (!makers.peek().some(({ value }) => value === vendor.peek())) vendor.value = ANY;
            },
          },
        ]}
      />
      <div className="gamerecord-selects">
        <Select
          label={t('record.vendor')}
          options={makers}
          value={vendor}
          closeLabel={t('app.close')}
        />
        <Select
          label={t('record.state')}
          options={betStates}
          value={state}
          closeLabel={t('app.close')}
        />
      </div>
    </div>
  );
}
