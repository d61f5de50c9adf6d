import './foundations.css';
import { contrastOf } from '../../deploy/colors.mjs';
import { themes } from './tokens';

export default { title: 'Foundations/Colours' };

const BACKGROUNDS = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-soft'];
/** The roles of text, and of shapes such as the edge of a field. */
const TEXTS = ['text', 'text-muted', 'accent-text', 'live', 'win', 'danger', 'info'];
const SHAPES = ['line-strong'];
/** Shapes that mean something stand on these only. */
const BACKGROUNDS_OF_SHAPES = ['surface-0', 'surface-1'];
/** The smallest contrast that WCAG allows (AA). */
const MIN_CONTRAST = { text: 4.5, shape: 3 };

interface RatioProps {
  /** The role of the text or shape, and that of what is behind it. */
  ink: string;
  background: string;
  roles: Record<string, string>;
}

/** A sample in these colours, with the contrast and whether it is enough. */
function Ratio({ ink, background, roles }: RatioProps) {
  const ratio = contrastOf(roles[ink] ?? '', roles[background] ?? '');
  const isShape = SHAPES.includes(ink);
  const isUsed = !isShape || BACKGROUNDS_OF_SHAPES.includes(background);
  const needed = isShape ? MIN_CONTRAST.shape : MIN_CONTRAST.text;
  const color = `var(--${ink})`;
  let mark = '';
  if (isUsed && ratio) mark = ratio >= needed ? '✓' : '✗';
  return (
    <td className="found-ratio" style={{ background: `var(--${background})` }}>
      {isShape ? <i style={{ borderColor: color }} /> : <b style={{ color }}>Aa</b>}{' '}
      {ratio ? ratio.toFixed(1) : 'not opaque'} {mark}
    </td>
  );
}

const Theme = ({ name, roles }: { name: string; roles: Record<string, string> }) => (
  <section className="found-theme" data-theme={name}>
    <h2>{name}</h2>
    <div className="found-scroll">
      <table>
        <caption>
          Contrast of text and shapes. Text needs {MIN_CONTRAST.text}, shapes and large text{' '}
          {MIN_CONTRAST.shape}.
        </caption>
        <thead>
          <tr>
            <th>role</th>
            {BACKGROUNDS.map((background) => (
              <th key={background}>{background}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...TEXTS, ...SHAPES].map((ink) => (
            <tr key={ink}>
              <th>{ink}</th>
              {BACKGROUNDS.map((background) => (
                <Ratio key={background} ink={ink} background={background} roles={roles} />
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
