import { computed } from '@kit/render/signals';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { orderVendors } from '../../../stores/games/gameOf';
import type { BetState } from '../../../stores/lottery/betting';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import type { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { betStateOptions } from './betStates';

/** Categories of the app that are no types of games. */
const NO_GAME_TYPES = ['HOME', 'HOT', 'ESPORTS'];
/** The type of the vendors of crash games. */
const SLOTS = 'RNG';

export interface BetChoices {
  gameType: string;
  vassalage: string;
  state: BetState;
}

/** The days, game type, vendor and state. Only vendors of the chosen game type are offered. */
export function BetFilters({
  filter: { days, choices },
}: {
  filter: ReturnType<typeof useRecordFilter<BetChoices>>;
}) {
  const { gameType, vassalage: vendor, state } = choices;
  const { vendors, categories } = useStore(createGame);
  // Records have a type of their own for crash games, but none for these.
  const gameTypes = computed(() =>
    categories.value.map(({ code }) => code).filter((code) => !NO_GAME_TYPES.includes(code)),
  );
  const gameTypeOptions = computed(() => [
    { value: ANY, label: t('record.anyGame') },
    ...gameTypes.value.map((gameType) => ({
      value: gameType,
      label: textOrFallback(`game.${gameType}`),
      picture: categoryPicture(gameType),
    })),
  ]);
  const vendorOptions = computed(() => {
    const chosen = gameType.value === 'CRASH' ? SLOTS : gameType.value;
    const offered = (vendors.value.value ?? [])
      .filter((category) => chosen === ANY || category.gameType === chosen)
      .flatMap(({ vassalages }) => vassalages);
    const names = new Map(
      orderVendors(offered).map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]),
    );
    return [
      { value: ANY, label: t('record.any') },
      ...[...names].map(([value, label]) => ({ value, label })),
    ];
  });
  return (
    <RecordFilterBar
      days={days}
      choices={[
        {
          options: gameTypeOptions,
          value: gameType,
          label: t('record.kind'),
          onPick: () => {
            if (!vendorOptions.peek().some(({ value }) => value === vendor.peek()))
              vendor.value = ANY;
          },
        },
        { options: betStateOptions, value: state, label: t('record.state') },
        { options: vendorOptions, value: vendor, label: t('record.vendor') },
      ]}
    />
  );
}
