import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createRoot } from 'react-dom/client';
import { findings } from './findings';
import { isOpen } from './state';

/** What a person at the screen feels, the worst first. */
const RANKS = ['BREAKS', 'HIDES', 'differs'];

const worstFirst = computed(() =>
  findings.value.toSorted((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank)),
);

/** `close` also moves the focus to the handle. */
export const drawDrift = (container: Element, close: () => void) =>
  createRoot(container).render(<Drift close={close} />);

/** What in the replies of a real backend differs from the contract, with the screens that need it. */
function Drift({ close }: { close: () => void }) {
  return (
    <When is={isOpen}>
      {() => (
        <section className="panel" aria-label="Differences from the contract">
          <header className="head">
            <h2 ref={(title) => title?.focus()} tabIndex={-1}>
              Differences from the contract
            </h2>
            <button type="button" aria-label="Close" onClick={close}>
              ✕
            </button>
          </header>
          <div className="body">
            <When is={computed(() => !findings.value.length)}>
              {() => <p className="muted">Every reply so far fits.</p>}
            </When>
            <ul>
              <Each of={worstFirst} by={({ call, what }) => `${call} ${what}`}>
                {({ rank, call, what, usedBy }) => (
                  <li className="finding">
                    <b className={rank === 'BREAKS' ? 'bad' : ''}>{rank}</b>
                    <code>{call}</code>
                    <span>{what}</span>
                    <small className="muted">{usedBy}</small>
                  </li>
                )}
              </Each>
            </ul>
          </div>
        </section>
      )}
    </When>
  );
}
