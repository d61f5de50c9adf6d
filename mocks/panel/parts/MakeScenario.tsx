import { signal } from '@kit/signals';
import type { ListedCall } from '../../core/loggedCall';
import { send } from '../admin';
import { Field } from '../Field';
import { act } from '../page';

/** A name for the scenario of a call: `wallet503`. */
const suggestionOf = ({ endpoint, status }: ListedCall) => `${endpoint}${status || 'Dropped'}`;

const make = (id: number, name: string) =>
  act(async () => {
    const { file } = await send('scenarios/make', { id, name });
    return file ? `The scenario is in ${file}.` : `${name} is a scenario until the server stops.`;
  });

/** Makes a scenario in which a call is answered as it was. */
export function MakeScenario({ call }: { call: ListedCall }) {
  const name = signal(suggestionOf(call));
  return (
    <form
      className="inline"
      onSubmit={(event) => {
        event.preventDefault();
        void make(call.id, name.peek().trim());
      }}
    >
      <Field label="Name of the scenario" value={name} />
      <button type="submit">Make a scenario of this</button>
    </form>
  );
}
