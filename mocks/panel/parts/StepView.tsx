import { createResource } from '@kit/data/resource';
import { signal } from '@kit/render/signals';
import type { ListedStep, StepDetails } from '../../admin/timeline/describeStep';
import { getAdmin, postAdmin } from '../admin';
import { Field } from '../Field';
import { LoadedData } from '../LoadedData';
import { act } from '../page';
import { Part } from './Part';
import { RowChanges } from './RowChanges';
import { Stretch } from './Stretch';

interface Props {
  step: ListedStep;
  goTo: (to: object) => void;
}

/** One step with its request, its reply and what it changed. */
export function StepView({ step: { id, cause }, goTo }: Props) {
  const details = createResource(() => getAdmin<StepDetails>(`timeline/step?id=${id}`));
  const name = signal(`step ${id}`);
  const pin = () =>
    act(() => postAdmin('timeline/pin', { id, name: name.peek() }), 'It is in the part Snapshots.');
  return (
    <div className="card">
      <div className="buttons">
        <button type="button" onClick={() => goTo({ to: id })}>
          Go here
        </button>
      </div>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault();
          void pin();
        }}
      >
        <Field label="Name of the snapshot" value={name} />
        <button type="submit">Pin</button>
      </form>
      <Stretch id={id} />
      <LoadedData of={details}>
        {(loaded) => {
          const { rows, parts, reply } = loaded.peek();
          return (
            <>
              <RowChanges rows={rows} />
              <dl>
                <Part title="Other changes" value={parts} />
                <Part
                  title={cause.kind === 'call' ? 'Request' : 'Command'}
                  value={cause.kind === 'events' ? null : cause}
                />
                <Part title="Reply" value={reply} />
              </dl>
            </>
          );
        }}
      </LoadedData>
    </div>
  );
}
