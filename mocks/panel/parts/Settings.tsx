import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { read, send } from '../admin';
import { Data } from '../Data';
import { change } from '../page';
import { fits, Search } from '../Search';

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
  const { rows } = await read<{ rows: Setting[] }>('rows?table=settings');
  return rows.flatMap(({ id, value }) => entriesOf(id, value));
});
const search = signal('');

/** Every value in the settings, with the way to it. */
export function entriesOf(topic: string, value: unknown, path: string[] = []): Entry[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ topic, path, value }];
  return Object.entries(value).flatMap(([name, inner]) => entriesOf(topic, inner, [...path, name]));
}

const set = ({ topic, path }: Entry, json: string) =>
  change(
    async () => {
      const value: unknown = JSON.parse(json);
      const whole = path.reduceRight((inner, name) => ({ [name]: inner }), value);
      await send('state', { table: 'settings', id: topic, set: { value: whole } });
    },
    `${path.join('.')} is ${json}.`,
  );

/** The flags and settings of the operator. */
export function Settings() {
  return (
    <>
      <Search value={search} label="Search flags and settings" />
      <Data of={settings}>
        {(list) => (
          <ul>
            <Each
              of={computed(() =>
                list.value.filter(({ topic, path }) => fits(search.value, topic, ...path)),
              )}
              by={({ topic, path }) => [topic, ...path].join('.')}
            >
              {(entry) => <Row entry={entry} />}
            </Each>
          </ul>
        )}
      </Data>
    </>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { topic, path, value } = entry;
  const label = path.join('.');
  if (typeof value === 'boolean')
    return (
      <li>
        <label className="check">
          <input
            type="checkbox"
            defaultChecked={value}
            onChange={({ currentTarget }) => void set(entry, String(currentTarget.checked))}
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
          void set(entry, typeof value === 'string' ? JSON.stringify(typed) : typed);
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
