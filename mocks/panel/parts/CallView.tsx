import { createResource } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { CallWithReply, ListedCall } from '../../core/loggedCall';
import { getAdmin, postAdmin } from '../admin';
import { curlOf } from '../call';
import { LoadedData } from '../LoadedData';
import { act, copy } from '../page';
import { failCall } from './Faults';
import { MakeScenario } from './MakeScenario';
import { Part } from './Part';

/** One call with everything that was sent and answered. */
export function CallView({ call, onReplay }: { call: ListedCall; onReplay: () => Promise<void> }) {
  const details = createResource(() => getAdmin<CallWithReply>(`call?id=${call.id}`));
  const replay = () =>
    act(async () => {
      await postAdmin('replay', { id: call.id });
      await onReplay();
    }, 'Sent again.');
  const curl = () => copy(() => curlOf(location.origin, call), 'The command is copied.');
  return (
    <div className="card">
      <div className="buttons">
        <button type="button" onClick={() => void replay()}>
          Send again
        </button>
        <button type="button" onClick={() => void curl()}>
          Copy as curl
        </button>
        {call.endpoint && (
          <button type="button" onClick={() => void failCall(String(call.endpoint))}>
            Fail from now on
          </button>
        )}
      </div>
      {call.endpoint && <MakeScenario call={call} />}
      <LoadedData of={details}>
        {(value) => (
          <dl>
            <When is={computed(() => value.value.difference)}>
              {(text) => (
                <>
                  <dt>Differs from the contract</dt>
                  <dd className="bad">{text}</dd>
                </>
              )}
            </When>
            <Part title="Query" value={call.query} />
            <Part title="Headers" value={value.peek().headers} />
            <Part title="Body" value={call.body} />
            <Part title="Reply" value={value.peek().reply} />
          </dl>
        )}
      </LoadedData>
    </div>
  );
}
