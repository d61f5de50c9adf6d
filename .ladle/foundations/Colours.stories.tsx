import './foundations.css';
import { contrast, themes } from './tokens';

export default { title: 'Foundations/Colours' };

const GROUNDS = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-soft'];
const INKS = ['text', 'text-muted', 'accent-text', 'live', 'win', 'danger', 'info', 'line-strong'];

const Ratio = ({ of }: { of: number | undefined }) => <td>{of ? of.toFixed(1) : '–'}</td>;

const Theme = ({ name, roles }: { name: string; roles: Record<string, string> }) => (
  <section className="found-theme" data-theme={name}>
    <h2>{name}</h2>
    <div className="found-scroll">
      <table>
        <caption>Contrast of text and shapes. Text needs 4.5, shapes and large text 3.</caption>
        <thead>
          <tr>
            <th>role</th>
            {GROUNDS.map((ground) => (
              <th key={ground}>{ground}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {INKS.map((ink) => (
            <tr key={ink}>
              <th>{ink}</th>
              {GROUNDS.map((ground) => (
                <Ratio key={ground} of={contrast(roles[ink] ?? '', roles[ground] ?? '')} />
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
