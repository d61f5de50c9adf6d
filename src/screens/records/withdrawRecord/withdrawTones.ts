import type { WithdrawState } from '../../../stores/cashier/withdraw';
import type { Tone } from '../../../ui/feedback/Tag';

export const withdrawTones: Record<WithdrawState, Tone> = {
  pending: 'accent',
  approved: 'info',
  paid: 'win',
  rejected: 'danger',
  cancelled: 'neutral',
};
