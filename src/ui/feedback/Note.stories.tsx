import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Button } from '../controls/Button';
import { Icon } from '../icons/Icon';
import { Note } from './Note';

export default { title: 'UI/Note' };

export const States = () => (
  <>
    <Note>
      <Icon name="id-card" />
      <p>{t('cashier.verifyDeposit')}</p>
      <Button kind="secondary" size="small">
        {t('cashier.kycLink')}
      </Button>
    </Note>
    <Note tone="info">
      <Icon name="clock" />
      <p>
        <b>{t('progress.late')}</b>
        <span>{sample('Un texto tan largo que no cabe en una línea de un teléfono angosto')}</span>
      </p>
    </Note>
  </>
);
