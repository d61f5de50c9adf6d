import { Keyed } from '@kit/Keyed';
import { computed, signal } from '@kit/signals';
import { send } from '../admin';
import { change, copy } from '../page';

interface Props {
  table: string;
  row: { id: string };
  /** Called when the row was saved or deleted. */
  onChange: () => Promise<void>;
}

/** The fields that differ: only they are sent, so that a link stays short. */
export function changedFields(before: object, after: object) {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

/** A row as JSON. The backend rejects what does not fit the schema of the table. */
export function RowEditor({ table, row, onChange }: Props) {
  const { id, ...fields } = row;
  const isOpen = signal(false);
  const text = signal(JSON.stringify(fields, null, 2));
  const command = (fields: () => object, done: string) =>
    change(async () => {
      await send('state', { table, id, ...fields() });
      await onChange();
    }, done);
  const save = () =>
    command(() => ({ set: changedFields(fields, JSON.parse(text.value)) }), `${id} is saved.`);
  const remove = () => command(() => ({ remove: true }), `${id} is deleted.`);
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        onClick={() => {
          isOpen.value = !isOpen.peek();
        }}
      >
        <b>{id}</b>
        <span className="muted">{JSON.stringify(fields).slice(0, 120)}</span>
      </button>
      <Keyed of={computed(() => isOpen.value || null)}>
        {() => (
          <div className="card">
            <textarea
              aria-label={`Fields of ${id}`}
              rows={12}
              spellCheck={false}
              autoCapitalize="none"
              value={text}
              onChange={({ currentTarget }) => {
                text.value = currentTarget.value;
              }}
            />
            <div className="buttons">
              <button type="button" className="main" onClick={() => void save()}>
                Save
              </button>
              <button type="button" onClick={() => void copy(() => text.peek(), 'Copied.')}>
                Copy
              </button>
              <button type="button" onClick={() => void remove()}>
                Delete
              </button>
            </div>
          </div>
        )}
      </Keyed>
    </li>
  );
}
