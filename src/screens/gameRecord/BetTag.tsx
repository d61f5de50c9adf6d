import { t } from '../../i18n/t';
import type { Bet } from '../../stores/betting';
import { Tag } from '../../ui/Tag';
import { betTones } from './betStates';

/** The state of a bet. Nothing when the backend does not say it. */
export const BetTag = ({ bet: { state } }: { bet: Bet }) =>
  state ? <Tag tone={betTones[state]}>{t(`record.bet_${state}`)}</Tag> : null;
