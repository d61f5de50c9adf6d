import type { DepositState } from '../../stores/deposit';
import type { Tone } from '../../ui/Tag';

export const TONES: Record<DepositState, Tone> = {
  pending: 'accent',
  reviewing: 'info',
  paid: 'win',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
};
