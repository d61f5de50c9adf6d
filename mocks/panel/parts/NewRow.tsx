import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { getAdmin, postAdmin } from '../admin';
import { act, actAndReload } from '../page';
import { RowText } from './RowText';

interface Props {
  /** The name of the chosen table. */
  table: () => string;
  /** Called when a row was added. */
  onAdd: () => Promise<void>;
}

/** Adds a row to a table, also to an empty one. The fields are those of the table's schema, with values that fit. */
export function NewRow({ table, onAdd }: Props) {
  const isOpen = signal(false);
  const text = signal('');
  let tableOfText = '';
  const fill = () =>
    act(async () => {
      tableOfText = table();
      text.value = JSON.stringify(await getAdmin(`rows/example?table=${tableOfText}`), null, 2);
      isOpen.value = true;
      return '';
    });
  const add = async () => {
    const { id, ...set } = JSON.parse(text.peek());
    await postAdmin('state', { table: tableOfText, id, set });
    isOpen.value = false;
    await onAdd();
  };
  return (
    <>
      <div className="buttons">
        <button type="button" onClick={() => void fill()}>
          New row
        </button>
      </div>
      <When is={isOpen}>
        {() => (
          <div className="card">
            <RowText label="Fields of the new row" text={text} />
            <div className="buttons">
              <button
                type="button"
                className="main"
                onClick={() => void actAndReload(add, 'The row is added.')}
              >
                Add
              </button>
              <button
                type="button"
                onClick={() => {
                  isOpen.value = false;
                }}
              >
                Cancel
              </button>
            </div>
          </div>
        )}
      </When>
    </>
  );
}
