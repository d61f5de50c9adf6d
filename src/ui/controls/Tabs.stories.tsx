import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Segmented } from './Segmented';
import { TabRow } from './TabRow';
import { Tabs } from './Tabs';

export default { title: 'UI/Tabs' };

const two = [
  { value: 'in', label: sample('Ingresar') },
  { value: 'up', label: sample('Crear cuenta') },
];
const many = [
  sample('Hoy'),
  sample('Ayer'),
  sample('Últimos 7 días'),
  sample('Últimos 30 días'),
  sample('Este mes'),
  sample('Mes anterior'),
].map((label) => ({ value: label, label }));

export const States = () => {
  const which = useOnce(() => signal('in'));
  const when = useOnce(() => signal(sample('Ayer')));
  return (
    <>
      <Segmented options={two} value={which} label={t('security.groupAccess')} />
      <Segmented
        options={[
          ...two,
          { value: 'x', label: sample('Un texto que no cabe aquí'), disabled: true },
        ]}
        value={which}
        label={t('security.groupAccess')}
      />
      <TabRow options={two} value={which} label={t('security.groupAccess')} />
      <TabRow options={many} value={when} label={sample('Fechas')} />
      <div dir="rtl">
        <Segmented
          options={[
            { value: 'in', label: 'دخول' },
            { value: 'up', label: 'حساب جديد' },
          ]}
          value={which}
          label="دخول"
        />
      </div>
    </>
  );
};

/** Children are what the selected tab shows. */
export const WithPanel = () => {
  const when = useOnce(() => signal(sample('Ayer')));
  return (
    <Segmented options={many.slice(0, 3)} value={when} label={sample('Fechas')}>
      <p className="muted">{when}</p>
    </Segmented>
  );
};

/** The base has no look of its own. */
export const Base = () => (
  <Tabs
    options={two}
    value={useOnce(() => signal('in'))}
    label={t('security.groupAccess')}
    variant="segmented"
  />
);
