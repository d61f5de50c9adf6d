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

interface FailureProps {
  theme: Theme;
  roles: Roles;
  pair: Pair;
  onRepair: (repair: Repair) => void;
}

/** A pair that cannot be read, with the nearest colour that can. */
function Failure({ theme, roles, pair, onRepair }: FailureProps) {
  const repair = repairOf(roles, pair);
  return (
    <li className="studio-failure">
      <Sample roles={roles} pair={pair} />
      <p>
        <b>{pair.ink}</b> on {pair.ground}, {theme}
        <br />
        {ratioOf(roles, pair)} of {pair.needed}
      </p>
      {repair ? (
        <button type="button" onClick={() => onRepair(repair)}>
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
  const failing = themes.flatMap((each) =>
    failingPairs(each.roles).map((pair) => ({ ...each, pair })),
  );
  const repair = (theme: Theme, roles: Roles) => onRepair({ dark: {}, light: {}, [theme]: roles });
  const total = pairs.length * THEMES.length;
  return (
    <section>
      <h2>Contrast</h2>
      <p className="studio-verdict" role="status" data-failing={failing.length > 0}>
        {failing.length === 0
          ? `All ${total} pairs can be read`
          : `${failing.length} of ${total} pairs cannot be read`}
      </p>
      {failing.length > 1 && (
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
        {failing.map(({ theme, roles, pair }) => (
          <Failure
            key={`${theme} ${pair.ink} ${pair.ground}`}
            theme={theme}
            roles={roles}
            pair={pair}
            onRepair={({ role, color }) => repair(theme, { [role]: color })}
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
