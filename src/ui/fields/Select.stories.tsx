import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Button } from '../controls/Button';
import { Picker } from './Picker';
import { Select } from './Select';

export default { title: 'UI/Select' };

const banks = ['Banco del Sol', 'Banco Andino', 'Caja Norte', 'Caja con un nombre muy largo'].map(
  (label) => ({ value: label, label }),
);
const languages = [
  { value: 'ES', label: 'Español', meta: 'ES' },
  { value: 'EN', label: 'English', meta: 'EN' },
  { value: 'BN', label: 'বাংলা', meta: 'BN', disabled: true },
];

export const States = () => {
  const bank = useOnce(() => signal('Banco Andino'));
  const none = useOnce(() => signal(''));
  return (
    <>
      <Select
        icon="landmark"
        label={t('cashier.bankName')}
        options={banks}
        value={bank}
        closeLabel={t('app.close')}
      />
      <Select
        label={t('cashier.bankName')}
        placeholder={sample('Elige uno')}
        options={banks}
        value={none}
        error={sample('Elige un banco.')}
        closeLabel={t('app.close')}
      />
      <Select
        label={t('cashier.bankName')}
        options={banks}
        value={bank}
        disabled
        closeLabel={t('app.close')}
      />
      <div dir="rtl">
        <Select icon="landmark" label="البنك" options={banks} value={bank} closeLabel="إغلاق" />
      </div>
    </>
  );
};

export const OpenPicker = () => {
  const open = useOnce(() => signal(true));
  return (
    <>
      <Button onClick={() => (open.value = true)}>{sample('Abrir')}</Button>
      <Picker
        open={open}
        title={t('app.language')}
        options={languages}
        value={useOnce(() => signal('ES'))}
        closeLabel={t('app.close')}
      />
    </>
  );
};
