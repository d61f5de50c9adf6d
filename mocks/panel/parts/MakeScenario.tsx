import { signal } from '@kit/render/signals';
import type { ListedCall } from '../../core/loggedCall';
import { postAdmin } from '../admin';
import { Field } from '../Field';
import { act } from '../page';

/** A name for the scenario of a call: `wallet503`. */
const suggestionOf = ({ endpoint, status }: ListedCall) => `${endpoint}${status || 'Dropped'}`;

const makeScenario = (id: number, name: string) =>
  act(async () => {
    const { file } = await postAdmin('scenarios/make', { id, name });
    return file ? `The scenario is in ${file}.` : `${name} is a scenario until the server stops.`;
  });

/** The form that makes a scenario of a call: it is answered as it was, or struck by the same faults. */
export function MakeScenario({ call }: { call: ListedCall }) {
  const name = signal(suggestionOf(call));
  return (
    <form
      className="inline"
      onSubmit={(event) => {
        event.preventDefault();
        void makeScenario(call.id, name.peek().trim());
      }}
    >
      <Field label="Name of the scenario" value={name} />
      <button type="submit">Make a scenario of this</button>
    </form>
  );
}
