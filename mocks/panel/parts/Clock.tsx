import { createResource } from '@kit/data/resource';
import { computed, signal } from '@kit/render/signals';
import { getAdmin, postAdmin } from '../admin';
import { Field } from '../Field';
import { LoadedData } from '../LoadedData';
import { actAndReload } from '../page';

interface ClockState {
  now: number;
  frozenAt: number | null;
}

const clock = createResource(() => getAdmin<ClockState>('clock'));

const STEPS = [
  ['+1 second', 1_000],
  ['+1 minute', 60_000],
  ['+1 hour', 3_600_000],
  ['+1 day', 86_400_000],
  ['−1 hour', -3_600_000],
  ['−1 day', -86_400_000],
] as const;

const JUMPS = [
  ['Next draw', 'draw'],
  ['Next event', 'event'],
  ['End of session', 'expiry'],
  ['Midnight', 'midnight'],
] as const;

const changeClock = (body: object) =>
  actAndReload(async () => clock.set(await postAdmin('clock', body)), 'The clock is set.');

export function Clock() {
  const chosenTime = signal('');
  return (
    <LoadedData of={clock}>
      {(state) => (
        <>
          <p>
            <b>{computed(() => new Date(state.value.now).toLocaleString('en-GB'))}</b>{' '}
            <span className="muted">
              {computed(() => (state.value.frozenAt ? 'stopped' : 'runs'))}
            </span>
          </p>
          <div className="buttons">
            <button
              type="button"
              onClick={() => void changeClock({ freeze: state.peek().frozenAt === null })}
            >
              {computed(() => (state.value.frozenAt ? 'Run' : 'Stop'))}
            </button>
            {STEPS.map(([label, advance]) => (
              <button key={label} type="button" onClick={() => void changeClock({ advance })}>
                {label}
              </button>
            ))}
          </div>
          <h3>Jump to</h3>
          <div className="buttons">
            {JUMPS.map(([label, to]) => (
              <button key={to} type="button" onClick={() => void changeClock({ to })}>
                {label}
              </button>
            ))}
          </div>
          <form
            className="card"
            onSubmit={(event) => {
              event.preventDefault();
              if (chosenTime.value) void changeClock({ at: Date.parse(chosenTime.value) });
            }}
          >
            <Field label="Date and time" type="datetime-local" value={chosenTime} />
            <button type="submit">Set the clock</button>
          </form>
        </>
      )}
    </LoadedData>
  );
}
