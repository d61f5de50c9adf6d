import { createResource } from '@kit/data/resource';
import { computed, signal } from '@kit/render/signals';
import { getAdmin, postAdmin } from '../admin';
import { Field } from '../Field';
import { LoadedData } from '../LoadedData';
import { act, actAndReload, setSession } from '../page';

interface ChanceState {
  seed: string;
  round: string;
}

const chance = createResource(() => getAdmin<ChanceState>('chance'));

const ROUNDS = [
  ['win', 'wins'],
  ['lose', 'loses'],
  ['random', 'is random'],
] as const;

/** Randomness: the next round of a game, and the seed of all data. */
export function Chance() {
  const seed = signal('');
  const decide = (round: string) =>
    act(async () => {
      await postAdmin('chance', { round });
      await chance.load();
    }, 'The next round is decided.');
  const reset = () =>
    actAndReload(async () => {
      await postAdmin('reset', seed.value ? { seed: seed.value } : {});
      setSession(null);
    }, 'The data is seeded again.');
  return (
    <>
      <h3>The next round of a game</h3>
      <LoadedData of={chance}>
        {(state) => (
          <>
            <div className="buttons">
              {ROUNDS.map(([round, label]) => (
                <button
                  key={round}
                  type="button"
                  aria-pressed={computed(() => state.value.round === round)}
                  onClick={() => void decide(round)}
                >
                  {label}
                </button>
              ))}
            </div>
            <p className="muted">{computed(() => `The seed is "${state.value.seed}".`)}</p>
          </>
        )}
      </LoadedData>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void reset();
        }}
      >
        <Field label="Seed" value={seed} placeholder="feria" />
        <button type="submit">Seed the data again</button>
      </form>
    </>
  );
}
