import { allRoles, type Draft, THEMES } from './draft';
import { contrastIn, failingPairs, type Pair, pairs, type Roles } from './pairs';
import type { Theme } from './palette';
import { type Repair, repairAll, repairOf } from './repair';

interface Props {
  draft: Draft;
  onRepair: (repairs: Record<Theme, Roles>) => void;
}

const ratioOf = (roles: Roles, pair: Pair) => contrastIn(roles, pair)?.toFixed(1) ?? '';

function Sample({ roles, pair }: { roles: Roles; pair: Pair }) {
  const [color, background] = [roles[pair.ink], roles[pair.ground]];
  return (
    <span className="studio-sample" style={{ color, background }}>
      {pair.needed === 3 ? <i /> : 'Aa'}
    </span>
  );
}

interface Failure {
  theme: Theme;
  roles: Roles;
  /** The pairs that one change of colour repairs. */
  failing: Pair[];
  repair: Repair | undefined;
}

/** What cannot be read in a theme, by the change that repairs it. */
function failuresOf(theme: Theme, roles: Roles): Failure[] {
  const failures = new Map<string, Failure>();
  for (const pair of failingPairs(roles)) {
    const repair = repairOf(roles, pair);
    const key = repair?.role ?? `${pair.ink} ${pair.ground}`;
    const failure = failures.get(key) ?? { theme, roles, failing: [], repair };
    failure.failing.push(pair);
    failures.set(key, failure);
  }
  return [...failures.values()];
}

interface FailureProps extends Failure {
  onRepair: (repair: Repair) => void;
}

/** Pairs that cannot be read, with the nearest colour that can. */
function FailureRow({ theme, roles, failing, repair, onRepair }: FailureProps) {
  return (
    <li className="studio-failure">
      <b>
        {[...new Set(failing.map(({ ink }) => ink))].join(', ')} in {theme}
      </b>
      <ul>
        {failing.map((pair) => (
          <li key={`${pair.ink} ${pair.ground}`}>
            <Sample roles={roles} pair={pair} />
            <span>on {pair.ground}</span>
            <small>
              {ratioOf(roles, pair)} of {pair.needed}
            </small>
          </li>
        ))}
      </ul>
      {repair ? (
        <button type="button" onClick={() => onRepair(repair)}>
          <i className="studio-dot" style={{ background: roles[repair.role] }} /> →{' '}
          <i className="studio-dot" style={{ background: repair.color }} />
          {repair.role} {repair.color}
        </button>
      ) : (
        <p>No colour passes: change both.</p>
      )}
    </li>
  );
}

/** Every pair of the app with its contrast, first what fails. */
export function ContrastPanel({ draft, onRepair }: Props) {
  const themes = THEMES.map((theme) => ({ theme, roles: allRoles(draft, theme) }));
  const failures = themes.flatMap(({ theme, roles }) => failuresOf(theme, roles));
  const count = failures.reduce((sum, { failing }) => sum + failing.length, 0);
  const repair = (theme: Theme, roles: Roles) => onRepair({ dark: {}, light: {}, [theme]: roles });
  const total = pairs.length * THEMES.length;
  return (
    <section>
      <h2>Contrast</h2>
      <p className="studio-verdict" role="status" data-failing={count > 0}>
        {count === 0
          ? `All ${total} pairs can be read`
          : `${count} of ${total} pairs cannot be read`}
      </p>
      {failures.length > 1 && (
        <button
          type="button"
          className="studio-wide"
          onClick={() =>
            onRepair({
              dark: repairAll(allRoles(draft, 'dark')),
              light: repairAll(allRoles(draft, 'light')),
            })
          }
        >
          Repair all
        </button>
      )}
      <ul>
        {failures.map((failure) => (
          <FailureRow
            key={`${failure.theme} ${failure.repair?.role} ${failure.failing[0]?.ground}`}
            {...failure}
            onRepair={({ role, color }) => repair(failure.theme, { [role]: color })}
          />
        ))}
      </ul>
      {themes.map(({ theme, roles }) => (
        <details key={theme} open>
          <summary>
            {pairs.length} pairs, {theme}
          </summary>
          <ul className="studio-pairs">
            {pairs.map((pair) => {
              const ratio = ratioOf(roles, pair);
              const label = `${pair.ink} on ${pair.ground}, ${theme}: ${ratio} of ${pair.needed}`;
              return (
                <li
                  key={`${pair.ink} ${pair.ground} ${pair.needed}`}
                  title={label}
                  data-failing={Number(contrastIn(roles, pair)) < pair.needed}
                >
                  <Sample roles={roles} pair={pair} />
                  <small>{ratio}</small>
                  <span className="studio-hidden">{label}</span>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
