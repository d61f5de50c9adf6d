import { t } from '../../../i18n/t';

/** The periods of team figures, in days. */
export const periodOptions = [
  { value: '1', label: t('record.today') },
  { value: '7', label: t('team.days', { n: 7 }) },
  { value: '30', label: t('team.days', { n: 30 }) },
];
