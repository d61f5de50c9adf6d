import type { Bet } from '../../../stores/lottery/betting';
import { Money } from '../../../ui/content/Money';
import { profitOf } from './profitOf';

/** What a settled bet or ticket brought or cost, and the stake of one that is open or cancelled. */
export function BetAmount({ bet }: { bet: Pick<Bet, 'stake' | 'win' | 'profit' | 'state'> }) {
  const { stake, state } = bet;
  if (state !== 'won' && state !== 'lost')
    return <Money amount={stake} size={16} tone={state === 'cancelled' ? 'muted' : 'text'} />;
  const profit = profitOf(bet);
  return <Money amount={profit} size={16} tone={(profit ?? 0) > 0 ? 'win' : 'text'} signed />;
}
