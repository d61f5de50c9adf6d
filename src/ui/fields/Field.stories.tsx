import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { DateField, DateRange } from './DateRange';
import { Field } from './Field';
import { FieldError } from './FieldError';

export default { title: 'UI/Field' };

export const States = () => (
  <>
    <Field
      id="plain"
      label={t('session.byUsername')}
      icon="user-round"
      hint={sample('Lo ven los demás.')}
    >
      <input className="field-input" id="plain" defaultValue="lucia.q" />
    </Field>
    <Field id="wrong" label={t('session.byUsername')} error={sample('Ese nombre ya existe.')}>
      <input className="field-input" id="wrong" defaultValue="lucia" />
    </Field>
    <FieldError id="alone" error={sample('Un error que está solo, sin campo.')} />
  </>
);

export const Dates = () => (
  <>
    <DateField label={sample('Nacimiento')} value={useOnce(() => signal('1999-04-12'))} />
    <DateRange
      from={useOnce(() => signal('2026-11-01'))}
      to={useOnce(() => signal('2026-11-20'))}
      label={sample('Fechas')}
      fromLabel={t('record.from')}
      toLabel={t('record.until')}
    />
  </>
);
