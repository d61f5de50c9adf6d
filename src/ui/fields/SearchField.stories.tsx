import { useSignal } from '@kit/render/useSignal';
import { sample } from '@workbench/sample';
import { SearchField } from './SearchField';

export default { title: 'UI/SearchField' };

export const States = () => (
  <>
    <SearchField value={useSignal('')} label={sample('Buscar')} clearLabel={sample('Borrar')} />
    <SearchField
      value={useSignal('dragón')}
      label={sample('Buscar')}
      clearLabel={sample('Borrar')}
    />
    <div dir="rtl">
      <SearchField value={useSignal('تنين')} label="بحث" clearLabel="مسح" />
    </div>
  </>
);
