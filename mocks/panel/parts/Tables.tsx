import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { debounce } from '@kit/timers';
import { useMount, useSignalEffect } from '@kit/useSignal';
import { read } from '../admin';
import { Choice } from '../Choice';
import { Data } from '../Data';
import { Search } from '../Search';
import { RowEditor } from './RowEditor';

interface Rows {
  count: number;
  rows: { id: string }[];
}

const table = signal('members');
const search = signal('');
/** With the name of their table: another one may be chosen already. */
const rows = createResource(async () => {
  const of = table.peek();
  const text = encodeURIComponent(search.peek());
  return { ...(await read<Rows>(`rows?table=${of}&search=${text}`)), table: of };
});
const tables = createResource(() => read<{ name: string; count: number }[]>('tables'));

/** The rows of the database: search, edit, delete. */
export function Tables() {
  const reload = debounce(250, () => void rows.load());
  useMount(() => () => reload.stop());
  useSignalEffect(() => {
    void table.value;
    void search.value;
    reload();
  });
  return (
    <>
      <Data of={tables}>
        {(list) => (
          <Choice
            label="Table"
            value={table}
            options={list.peek().map(({ name, count }) => [name, `${name} (${count})`] as const)}
          />
        )}
      </Data>
      <Search value={search} label="Search in the rows" />
      <Data of={rows}>
        {(found) => (
          <>
            <p className="muted">
              {computed(() => `${found.value.rows.length} of ${found.value.count} rows`)}
            </p>
            <ul>
              <Each
                of={computed(() => found.value.rows)}
                by={(row) => `${found.peek().table} ${JSON.stringify(row)}`}
              >
                {(row) => (
                  <RowEditor table={found.peek().table} row={row} onChange={() => rows.load()} />
                )}
              </Each>
            </ul>
          </>
        )}
      </Data>
    </>
  );
}
