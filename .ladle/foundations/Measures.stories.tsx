import './foundations.css';
import { every } from '@kit/data/timers';
import { hasReducedMotion } from '@kit/web/device';
import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { tokensWithPrefix } from './tokens';

export default { title: 'Foundations/Measures' };

/** Sizes in rem follow the text size of the browser. */
export const Type = () => (
  <div className="found">
    <h1>Type</h1>
    {tokensWithPrefix('fs-').map(([name, value]) => (
      <p key={name} style={{ fontSize: `var(--${name})` }}>
        Depositar S/ 1,284.50{' '}
        <small className="muted">
          --{name}: {value}
        </small>
      </p>
    ))}
    {tokensWithPrefix('w-').map(([name, value]) => (
      <p key={name} style={{ fontWeight: `var(--${name})` }}>
        Una feria de noche{' '}
        <small className="muted">
          --{name}: {value}
        </small>
      </p>
    ))}
  </div>
);

/** A grid of 4 px. */
export const Spacing = () => (
  <div className="found">
    <h1>Spacing</h1>
    {tokensWithPrefix('sp-').map(([name, value]) => (
      <div key={name}>
        <code>
          --{name}: {value}
        </code>
        <div className="found-bar" style={{ inlineSize: `var(--${name})` }} />
      </div>
    ))}
  </div>
);

export const Radius = () => (
  <div className="found">
    <h1>Radius</h1>
    <div className="stage-line">
      {tokensWithPrefix('r-').map(([name, value]) => (
        <div key={name}>
          <div className="found-box" style={{ borderRadius: `var(--${name})` }} />
          <code>
            --{name}: {value}
          </code>
        </div>
      ))}
    </div>
  </div>
);

const TURN_EVERY_MS = 1400;

/** Moves to the end and back while the motion plays. */
function useBackAndForth() {
  const [isPlaying, setPlaying] = useState(!hasReducedMotion());
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(
    () => (isPlaying ? every(TURN_EVERY_MS, () => setAtEnd((was) => !was)) : undefined),
    [isPlaying],
  );
  return { isPlaying, isAtEnd, toggle: () => setPlaying((was) => !was) };
}

/** Durations are shown with the usual easing, easings with one second. */
export const Motion = () => {
  const { isPlaying, isAtEnd, toggle } = useBackAndForth();
  return (
    <div className="found">
      <h1>Motion</h1>
      <p>
        Only transform and opacity move, and nothing moves with reduced motion
        {hasReducedMotion() ? ', which is on: press play to see it all the same.' : '.'}
      </p>
      <div>
        <Button size="small" kind="secondary" onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
      </div>
      {[...tokensWithPrefix('t-'), ...tokensWithPrefix('ease')].map(([name, value]) => (
        <div key={name}>
          <code>
            --{name}: {value}
          </code>
          <div
            className="found-moving"
            data-at-end={isAtEnd}
            style={
              name.startsWith('ease')
                ? { transitionTimingFunction: `var(--${name})` }
                : { transition: `transform var(--${name}) var(--ease-out)` }
            }
          />
        </div>
      ))}
    </div>
  );
};
