import { t } from '../../i18n/t';
import { Figures } from './Figures';

export default { title: 'UI/Figures' };

export const States = () => (
  <>
    <Figures
      of={[
        { label: t('team.members'), value: '128' },
        { label: t('team.active'), value: '–' },
        { label: t('team.joined'), value: '7' },
      ]}
    />
    <Figures
      size={16}
      of={[
        { label: t('invite.invited'), value: '12' },
        { label: t('invite.rewarded'), value: '3' },
        { label: t('invite.earned'), value: 'S/ 1,234,567.00', tone: 'win' },
      ]}
    />
  </>
);
