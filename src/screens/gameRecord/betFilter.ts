import { computed, signal } from '@kit/signals';
import type { BetFilter, BetState } from '../../stores/betting';
import { ANY, chosen, createDayFilter } from '../../widgets/recordFilter';

/** Which bets: of what days, on what, and how they ended. */
export function createBetFilter() {
  const days = createDayFilter();
  const gameType = signal<string>(ANY);
  const vendor = signal<string>(ANY);
  const state = signal<string>(ANY);
  return {
    days,
    gameType,
    vendor,
    state,
    asked: computed<BetFilter | undefined>(() => {
      const range = days.range.value;
      return (
        range && {
          ...range,
          gameType: chosen(gameType.value),
          vassalage: chosen(vendor.value),
          state: chosen<BetState>(state.value),
        }
      );
    }),
  };
}
