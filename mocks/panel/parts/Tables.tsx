import { createResource } from '@kit/data/resource';
import { debounce } from '@kit/data/timers';
import { Each } from '@kit/render/Each';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { getAdmin } from '../admin';
import { Choice } from '../Choice';
import { LoadedData } from '../LoadedData';
import { Search } from '../Search';
import { NewRow } from './NewRow';
import { RowEditor } from './RowEditor';

interface Rows {
  count: number;
  rows: { id: string }[];
}

const table = signal('members');
const search = signal('');
/** The rows, with the name of their table: when they arrive, another table may have been chosen. */
const rows = createResource(async () => {
  const tableName = table.peek();
  const text = encodeURIComponent(search.peek());
  return { ...(await getAdmin<Rows>(`rows?table=${tableName}&search=${text}`)), table: tableName };
});
const tables = createResource(() => getAdmin<{ name: string; count: number }[]>('tables'));

/** The rows of the database: search, edit, delete. */
export function Tables() {
  const reload = debounce(250, () => void rows.load());
  useMount(() => () => reload.stop());
  useSignalEffect(() => {
    // Reads both signals, so that the effect runs when one of them changes.
    void table.value;
    void search.value;
    reload();
  });
  return (
    <>
      <LoadedData of={tables}>
        {(list) => (
          <Choice
            label="Table"
            value={table}
            options={list.peek().map(({ name, count }) => [name, `${name} (${count})`] as const)}
          />
        )}
      </LoadedData>
      <Search value={search} label="Search in the rows" />
      <NewRow table={() => table.peek()} onAdd={() => rows.load()} />
      <LoadedData of={rows}>
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
      </LoadedData>
    </>
  );
}
