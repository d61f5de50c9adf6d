import { useSignal } from '@kit/useSignal';
import { SearchField } from './SearchField';

export default { title: 'UI/SearchField' };

export const States = () => (
  <>
    <SearchField value={useSignal('')} label="Buscar" clearLabel="Borrar" />
    <SearchField value={useSignal('dragón')} label="Buscar" clearLabel="Borrar" />
    <div dir="rtl">
      <SearchField value={useSignal('تنين')} label="بحث" clearLabel="مسح" />
    </div>
  </>
);
