import { t } from '../../../i18n/t';
import type { DepositState } from '../../../stores/cashier/deposit';
import type { Tone } from '../../../ui/feedback/Tag';
import { ANY } from '../../../widgets/records/dayFilter';

export const depositTones: Record<DepositState, Tone> = {
  pending: 'accent',
  reviewing: 'info',
  paid: 'win',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
};

export const depositStateOptions = [
  { value: ANY, label: t('record.anyState') },
  ...(Object.keys(depositTones) as DepositState[]).map((state) => ({
    value: state,
    label: t(`record.deposit_${state}`),
  })),
];
