import { t } from '../../../i18n/t';
import type { Bet } from '../../../stores/lottery/betting';
import { Tag } from '../../../ui/feedback/Tag';
import { betTones } from './betStates';
import { resultOf } from './profitOf';

/** The state of a bet. Nothing when the backend does not say it. */
export function BetTag({ bet }: { bet: Pick<Bet, 'stake' | 'win' | 'profit' | 'state'> }) {
  const result = resultOf(bet);
  return result ? <Tag tone={betTones[result]}>{t(`record.bet_${result}`)}</Tag> : null;
}
