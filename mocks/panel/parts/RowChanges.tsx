import type { Difference } from '../../admin/compareSnapshots';

const textOf = (fields: object | undefined) =>
  fields === undefined ? undefined : JSON.stringify(fields, null, 1);

/** The rows that differ between two points, before and after. */
export const RowChanges = ({ rows }: { rows: Difference[] }) =>
  rows.length ? (
    <dl aria-label="Changed rows">
      {rows.map(({ table, id, change, before, after }) => (
        <div key={`${table} ${id}`}>
          <dt>
            {table} {id}: {change}
          </dt>
          {before && (
            <dd>
              <span className="muted">before</span>
              <pre>{textOf(before)}</pre>
            </dd>
          )}
          {after && (
            <dd>
              <span className="muted">after</span>
              <pre>{textOf(after)}</pre>
            </dd>
          )}
        </div>
      ))}
    </dl>
  ) : (
    <p className="muted">No row was changed.</p>
  );
