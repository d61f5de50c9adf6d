import { createResource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { getAdmin, postAdmin } from '../admin';
import { LoadedData } from '../LoadedData';
import { actAndReload } from '../page';
import { matchesSearch, Search } from '../Search';

interface Setting {
  id: string;
  value: Record<string, unknown>;
}
interface Entry {
  topic: string;
  path: string[];
  value: unknown;
}

const settings = createResource(async () => {
  const { rows } = await getAdmin<{ rows: Setting[] }>('rows?table=settings');
  return rows.flatMap(({ id, value }) => entriesOf(id, value));
});
const search = signal('');

/** Every value in a topic of the settings, with its path. */
export function entriesOf(topic: string, value: unknown, path: string[] = []): Entry[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ topic, path, value }];
  return Object.entries(value).flatMap(([name, inner]) => entriesOf(topic, inner, [...path, name]));
}

const saveSetting = ({ topic, path }: Entry, json: string) =>
  actAndReload(
    async () => {
      const value: unknown = JSON.parse(json);
      // `true` at the path `flags.CBS3` becomes `{ flags: { CBS3: true } }`.
      const nested = path.reduceRight((inner, name) => ({ [name]: inner }), value);
      await postAdmin('state', { table: 'settings', id: topic, set: { value: nested } });
    },
    `${path.join('.')} is ${json}.`,
  );

/** The flags and settings of the operator. */
export function Settings() {
  return (
    <>
      <Search value={search} label="Search flags and settings" />
      <LoadedData of={settings}>
        {(list) => (
          <ul>
            <Each
              of={computed(() =>
                list.value.filter(({ topic, path }) => matchesSearch(search.value, topic, ...path)),
              )}
              by={({ topic, path }) => [topic, ...path].join('.')}
            >
              {(entry) => <SettingRow entry={entry} />}
            </Each>
          </ul>
        )}
      </LoadedData>
    </>
  );
}

function SettingRow({ entry }: { entry: Entry }) {
  const { topic, path, value } = entry;
  const label = path.join('.');
  if (typeof value === 'boolean')
    return (
      <li>
        <label className="check">
          <input
            type="checkbox"
            defaultChecked={value}
            onChange={({ currentTarget }) => void saveSetting(entry, String(currentTarget.checked))}
          />
          <span>
            {label} <span className="muted">{topic}</span>
          </span>
        </label>
      </li>
    );
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('value'));
          void saveSetting(entry, typeof value === 'string' ? JSON.stringify(typed) : typed);
        }}
      >
        <label className="field">
          <span>
            {label} <span className="muted">{topic}</span>
          </span>
          <input name="value" defaultValue={text} autoComplete="off" autoCapitalize="none" />
        </label>
      </form>
    </li>
  );
}
