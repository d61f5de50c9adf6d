import { t } from '../../i18n/t';
import type { BetState } from '../../stores/betting';
import type { Tone } from '../../ui/Tag';
import { ANY } from '../../widgets/recordFilter';

/** A loss is no alarm: it stays quiet. */
export const TONES: Record<BetState, Tone> = {
  pending: 'accent',
  won: 'win',
  lost: 'neutral',
  cancelled: 'neutral',
};
const states = Object.keys(TONES) as BetState[];

/** In a field that says what they are. */
export const betStates = [
  { value: ANY, label: t('record.any') },
  ...states.map((state) => ({ value: state, label: t(`record.bet_${state}`) })),
];

export const ticketStates = [
  { value: ANY, label: t('record.anyState') },
  ...states.map((state) => ({ value: state, label: t(`lottery.bet_${state}`) })),
];
