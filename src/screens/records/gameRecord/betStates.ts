import { t } from '../../../i18n/t';
import type { BetState } from '../../../stores/lottery/betting';
import type { Tone } from '../../../ui/feedback/Tag';
import { ANY } from '../../../widgets/records/dayFilter';

/** A lost bet is normal, so it is not shown in red. */
export const betTones: Record<BetState | 'even', Tone> = {
  pending: 'accent',
  won: 'win',
  lost: 'neutral',
  even: 'neutral',
  cancelled: 'neutral',
};
const states: BetState[] = ['pending', 'won', 'lost', 'cancelled'];

/** For a labelled select: its label already says that these are states. */
export const betStateOptions = [
  { value: ANY, label: t('record.any') },
  ...states.map((state) => ({ value: state, label: t(`record.bet_${state}`) })),
];

export const ticketStateOptions = [
  { value: ANY, label: t('record.anyState') },
  ...states.map((state) => ({ value: state, label: t(`lottery.bet_${state}`) })),
];
