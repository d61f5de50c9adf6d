import { Keyed } from '@kit/render/Keyed';
import { computed, signal } from '@kit/render/signals';
import { postAdmin } from '../admin';
import { actAndReload, copy } from '../page';
import { RowText } from './RowText';

interface Props {
  table: string;
  row: { id: string };
  /** Called when the row was saved or deleted. */
  onChange: () => Promise<void>;
}

/** The fields that differ. Only these are sent, so that a link with the edit stays short. */
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
  const sendCommand = (makeFields: () => object, done: string) =>
    actAndReload(async () => {
      await postAdmin('state', { table, id, ...makeFields() });
      await onChange();
    }, done);
  const save = () =>
    sendCommand(() => ({ set: changedFields(fields, JSON.parse(text.value)) }), `${id} is saved.`);
  const remove = () => sendCommand(() => ({ remove: true }), `${id} is deleted.`);
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
            <RowText label={`Fields of ${id}`} text={text} />
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
