import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { Tag } from '../feedback/Tag';
import { DateRange } from '../fields/DateRange';
import { Money } from './Money';
import { RecordCard } from './RecordCard';

export default { title: 'UI/Record' };

export const States = () => (
  <>
    <DateRange
      label={sample('Fechas')}
      fromLabel={t('record.from')}
      toLabel={t('record.until')}
      from={useOnce(() => signal('2026-11-01'))}
      to={useOnce(() => signal('2026-11-21'))}
    />
    <DateRange
      label={sample('Fechas')}
      fromLabel={t('record.from')}
      toLabel={t('record.until')}
      from={useOnce(() => signal(''))}
      to={useOnce(() => signal(''))}
      error={sample('Elige hasta 30 días.')}
    />
    <RecordCard
      title={t('cashier.deposit')}
      meta={formatDate('2026-11-21T14:05:00', 'moment')}
      amount={<Money amount={200} tone="win" signed />}
      tag={<Tag tone="win">{t('record.withdraw_paid')}</Tag>}
      pairs={[
        { label: sample('Orden'), value: 'D20261121140512345678901234567890' },
        { label: sample('Método'), value: sample('Billetera') },
        {
          label: sample('Una etiqueta bastante larga'),
          value: sample('Un valor que también es bastante largo'),
        },
      ]}
    />
    <RecordCard
      title={t('title.withdraw')}
      meta={formatDate('2026-11-20T09:41:00', 'moment')}
      amount={<Money amount={-85.5} />}
      tag={<Tag tone="info">{t('record.deposit_reviewing')}</Tag>}
      onClick={() => {}}
    />
    <div dir="rtl">
      <RecordCard
        title="إيداع"
        meta="21 نوفمبر"
        amount={<Money amount={1284.5} />}
        pairs={[{ label: 'رقم الطلب', value: 'D2026112' }]}
      />
    </div>
  </>
);
