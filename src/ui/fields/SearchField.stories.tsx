import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { SearchField } from './SearchField';

export default { title: 'UI/SearchField' };

export const States = () => (
  <>
    <SearchField
      value={useOnce(() => signal(''))}
      label={sample('Buscar')}
      clearLabel={sample('Borrar')}
    />
    <SearchField
      value={useOnce(() => signal('dragón'))}
      label={sample('Buscar')}
      clearLabel={sample('Borrar')}
    />
    <div dir="rtl">
      <SearchField value={useOnce(() => signal('تنين'))} label="بحث" clearLabel="مسح" />
    </div>
  </>
);
