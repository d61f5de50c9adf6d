import { createResource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { signal } from '@kit/render/signals';
import { deleteAdmin, getAdmin, postAdmin } from '../admin';
import { Field } from '../Field';
import { LoadedData } from '../LoadedData';
import { act, actAndReload } from '../page';

interface SavedState {
  name: string;
  at: number;
  bytes: number;
}

const snapshots = createResource(() => getAdmin<SavedState[]>('snapshots'));

async function exportFile() {
  const text = JSON.stringify(await getAdmin('export'));
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'feria-mock.json' }).click();
  URL.revokeObjectURL(href);
}

/** Saves whole states of the backend, and restores them. */
export function Snapshots() {
  const name = signal('');
  const save = () =>
    act(async () => {
      await postAdmin('snapshots', { name: name.value || new Date().toLocaleTimeString('en-GB') });
      await snapshots.load();
    }, 'The state is saved.');
  const removeSnapshot = (title: string) =>
    act(async () => {
      await deleteAdmin(`snapshots?name=${encodeURIComponent(title)}`);
      await snapshots.load();
    }, 'Removed.');
  return (
    <>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Name" value={name} />
        <button type="submit" className="main">
          Save the state
        </button>
      </form>
      <LoadedData of={snapshots}>
        {(list) => (
          <ul>
            <Each of={list} by={({ name, at }) => `${name} ${at}`}>
              {({ name: title, at, bytes }) => (
                <li className="card">
                  <b>{title}</b>
                  <span className="muted">
                    {new Date(at).toLocaleTimeString('en-GB')}, {Math.round(bytes / 1000)} KB
                  </span>
                  <div className="buttons">
                    <button
                      type="button"
                      onClick={() =>
                        void actAndReload(
                          () => postAdmin('restore', { name: title }),
                          `${title} is back.`,
                        )
                      }
                    >
                      Restore
                    </button>
                    <button type="button" onClick={() => void removeSnapshot(title)}>
                      Remove
                    </button>
                  </div>
                </li>
              )}
            </Each>
          </ul>
        )}
      </LoadedData>
      <div className="buttons">
        <button type="button" onClick={() => void act(exportFile, 'The state is exported.')}>
          Export a file
        </button>
        <label className="file">
          Import a file
          <input
            type="file"
            accept="application/json"
            onChange={({ currentTarget: input }) => {
              const [file] = input.files ?? [];
              if (!file) return;
              // Empty, so that choosing the same file again is a change.
              input.value = '';
              void actAndReload(
                async () => postAdmin('import', JSON.parse(await file.text())),
                'The state is imported.',
              );
            }}
          />
        </label>
      </div>
    </>
  );
}
