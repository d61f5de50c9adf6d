import './foundations.css';
import { hasReducedMotion } from '@kit/device';
import { every } from '@kit/timers';
import { useEffect, useState } from 'react';
import { Button } from '../../src/ui/Button';
import { tokensBegin } from './tokens';

export default { title: 'Foundations/Measures' };

/** Sizes in rem follow the text size of the browser. */
export const Type = () => (
  <div className="found">
    <h1>Type</h1>
    {tokensBegin('fs-').map(([name, value]) => (
      <p key={name} style={{ fontSize: `var(--${name})` }}>
        Depositar S/ 1,284.50{' '}
        <small className="muted">
          --{name}: {value}
        </small>
      </p>
    ))}
    {tokensBegin('w-').map(([name, value]) => (
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
    {tokensBegin('sp-').map(([name, value]) => (
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
      {tokensBegin('r-').map(([name, value]) => (
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

const EVERY_MS = 1400;

/** Goes to and fro while the motion plays. */
function usePlaying() {
  const [isPlaying, setPlaying] = useState(!hasReducedMotion());
  const [isOver, setOver] = useState(false);
  useEffect(
    () => (isPlaying ? every(EVERY_MS, () => setOver((was) => !was)) : undefined),
    [isPlaying],
  );
  return { isPlaying, isOver, toggle: () => setPlaying((was) => !was) };
}

/** Durations are shown with the usual easing, easings with one second. */
export const Motion = () => {
  const { isPlaying, isOver, toggle } = usePlaying();
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
      {[...tokensBegin('t-'), ...tokensBegin('ease')].map(([name, value]) => (
        <div key={name}>
          <code>
            --{name}: {value}
          </code>
          <div
            className="found-moving"
            data-over={isOver}
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
