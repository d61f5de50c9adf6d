import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { read, send } from '../admin';
import { Data } from '../Data';
import { Field } from '../Field';
import { change } from '../page';

interface ClockState {
  now: number;
  frozenAt: number | null;
}

const clock = createResource(() => read<ClockState>('clock'));

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

const move = (body: object) =>
  change(async () => clock.set(await send('clock', body)), 'The clock is set.');

export function Clock() {
  const wanted = signal('');
  return (
    <Data of={clock}>
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
              onClick={() => void move({ freeze: state.peek().frozenAt === null })}
            >
              {computed(() => (state.value.frozenAt ? 'Run' : 'Stop'))}
            </button>
            {STEPS.map(([label, advance]) => (
              <button key={label} type="button" onClick={() => void move({ advance })}>
                {label}
              </button>
            ))}
          </div>
          <h3>Jump to</h3>
          <div className="buttons">
            {JUMPS.map(([label, to]) => (
              <button key={to} type="button" onClick={() => void move({ to })}>
                {label}
              </button>
            ))}
          </div>
          <form
            className="card"
            onSubmit={(event) => {
              event.preventDefault();
              if (wanted.value) void move({ at: Date.parse(wanted.value) });
            }}
          >
            <Field label="Date and time" type="datetime-local" value={wanted} />
            <button type="submit">Set the clock</button>
          </form>
        </>
      )}
    </Data>
  );
}
