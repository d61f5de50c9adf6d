import './foundations.css';
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

/** Only transform and opacity move, and nothing moves with reduced motion. */
export const Motion = () => (
  <div className="found">
    <h1>Motion</h1>
    {[...tokensBegin('t-'), ...tokensBegin('ease')].map(([name, value]) => (
      <div key={name}>
        <code>
          --{name}: {value}
        </code>
        <div
          className="found-moving"
          style={
            name.startsWith('ease')
              ? { animationTimingFunction: `var(--${name})` }
              : { animationDuration: `var(--${name})` }
          }
        />
      </div>
    ))}
  </div>
);
