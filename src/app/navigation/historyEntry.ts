import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

/** The key that the router gives to each entry of the history. */
export const entryKeyOf = ({ state }: { state: Pick<ParsedLocation['state'], '__TSR_key'> }) =>
  state.__TSR_key;

const STEPS = { PUSH: 1, REPLACE: 0, FORWARD: 1, BACK: -1 };

/** How many entries forward (or back, below zero) the history has gone since this was called. */
export function watchHistoryPosition({ subscribe }: Pick<RouterHistory, 'subscribe'>) {
  let position = 0;
  const stop = subscribe(({ action }) => {
    position += action.type === 'GO' ? action.index : STEPS[action.type];
  });
  return { position: () => position, stop };
}
