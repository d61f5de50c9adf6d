import './foundations.css';
import { contrast, themes } from './tokens';

export default { title: 'Foundations/Colours' };

const GROUNDS = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-soft'];
/** The roles of text, and of shapes such as the edge of a field. */
const TEXTS = ['text', 'text-muted', 'accent-text', 'live', 'win', 'danger', 'info'];
const SHAPES = ['line-strong'];
/** Shapes that mean something stand on these only. */
const GROUNDS_OF_SHAPES = ['surface-0', 'surface-1'];
const NEEDED = { text: 4.5, shape: 3 };

interface RatioProps {
  ink: string;
  ground: string;
  roles: Record<string, string>;
}

/** A sample in these colours, with the contrast and whether it is enough. */
function Ratio({ ink, ground, roles }: RatioProps) {
  const ratio = contrast(roles[ink] ?? '', roles[ground] ?? '');
  const isShape = SHAPES.includes(ink);
  const isUsed = !isShape || GROUNDS_OF_SHAPES.includes(ground);
  const isEnough = (ratio ?? 0) >= (isShape ? NEEDED.shape : NEEDED.text);
  const [color, background] = [ink, ground].map((role) => `var(--${role})`);
  return (
    <td className="found-ratio" style={{ background }}>
      {isShape ? <i style={{ borderColor: color }} /> : <b style={{ color }}>Aa</b>}{' '}
      {ratio ? ratio.toFixed(1) : 'not opaque'} {isUsed && ratio ? (isEnough ? '✓' : '✗') : ''}
    </td>
  );
}

const Theme = ({ name, roles }: { name: string; roles: Record<string, string> }) => (
  <section className="found-theme" data-theme={name}>
    <h2>{name}</h2>
    <div className="found-scroll">
      <table>
        <caption>
          Contrast of text and shapes. Text needs {NEEDED.text}, shapes and large text{' '}
          {NEEDED.shape}.
        </caption>
        <thead>
          <tr>
            <th>role</th>
            {GROUNDS.map((ground) => (
              <th key={ground}>{ground}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...TEXTS, ...SHAPES].map((ink) => (
            <tr key={ink}>
              <th>{ink}</th>
              {GROUNDS.map((ground) => (
                <Ratio key={ground} ink={ink} ground={ground} roles={roles} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <div className="found-scroll">
      <table>
        <caption>All roles</caption>
        <tbody>
          {Object.entries(roles)
            .filter(([, value]) => /^(#|rgb)/.test(value))
            .map(([role, value]) => (
              <tr key={role}>
                <td>
                  <span className="found-swatch" style={{ background: `var(--${role})` }} />
                </td>
                <th>--{role}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** Every role has a value in both themes. Components use roles, never colours. */
export const Roles = () => (
  <div className="found">
    <h1>Colours</h1>
    <Theme name="dark" roles={themes.dark} />
    <Theme name="light" roles={themes.light} />
  </div>
);
