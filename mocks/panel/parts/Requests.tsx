import { createResource } from '@kit/data/resource';
import { every } from '@kit/data/timers';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ListedCall } from '../../core/loggedCall';
import { deleteAdmin, getAdmin } from '../admin';
import { Choice } from '../Choice';
import { fitsFilter, isFailed } from '../call';
import { LoadedData } from '../LoadedData';
import { act } from '../page';
import { matchesSearch, Search } from '../Search';
import { CallView } from './CallView';

const calls = createResource(async () => (await getAdmin<ListedCall[]>('log')).reverse());
const search = signal('');
const filter = signal('all');
const opened = signal<number | null>(null);

const FILTERS = [
  ['all', 'All calls'],
  ['failed', 'Failed'],
  ['commands', 'Commands'],
] as const;

const REFRESH_MS = 2_000;
const MAX_LISTED = 100;

export function Requests() {
  useMount(() => every(REFRESH_MS, () => void calls.load()));
  const clear = () => act(() => deleteAdmin('log').then(() => calls.load()), 'The log is empty.');
  return (
    <>
      <Search value={search} label="Search by name or path" />
      <div className="fields">
        <Choice label="Show" value={filter} options={FILTERS} />
        <button type="button" onClick={() => void clear()}>
          Empty the log
        </button>
      </div>
      <LoadedData of={calls}>
        {(list) => (
          <ul>
            <Each
              of={computed(() =>
                list.value
                  .filter((call) => fitsFilter(call, filter.value))
                  .filter(({ path, endpoint }) => matchesSearch(search.value, path, endpoint ?? ''))
                  .slice(0, MAX_LISTED),
              )}
              by={({ id }) => id}
            >
              {(call) => <CallRow call={call} />}
            </Each>
          </ul>
        )}
      </LoadedData>
    </>
  );
}

function CallRow({ call }: { call: ListedCall }) {
  const isOpened = computed(() => opened.value === call.id);
  const { id, status, ms, method, path, endpoint, faults = [] } = call;
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpened}
        onClick={() => {
          opened.value = isOpened.peek() ? null : id;
        }}
      >
        <b>
          <span className={isFailed(call) ? 'bad' : 'good'}>{status || 'none'}</span>{' '}
          {endpoint ?? 'unknown call'}
        </b>
        <span className="muted">
          {method} {path}, {ms} ms{faults.length ? `, fault: ${faults.join(', ')}` : ''}
        </span>
      </button>
      <When is={isOpened}>{() => <CallView call={call} onReplay={() => calls.load()} />}</When>
    </li>
  );
}
