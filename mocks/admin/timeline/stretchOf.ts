import type { Timeline } from '../../core/timeline/timeline';
import type { Recording } from '../../recording/recording';
import { withoutEnd } from '../makeScenario';
import { rowsBetween } from './describeStep';

const idsOf = (rows: { id: string }[] = []) => rows.map(({ id }) => id);

/** A stretch of the timeline as what a scenario plays: the rows as they are at its end, its faults, its time. */
export function stretchOf(timeline: Timeline, from: number, to: number): Recording {
  const { before, after } = rowsBetween(timeline, from, to);
  const rows = Object.keys(before).flatMap((table) => {
    const left = idsOf(after[table]);
    const deleted = idsOf(before[table]).filter((id) => !left.includes(id));
    return [
      ...(after[table] ?? []).map((row) => ({ table, id: row.id, row })),
      ...deleted.map((id) => ({ table, id, row: null })),
    ];
  });
  const earlier = timeline.partsAt(from).faults.map(({ id }) => id);
  const faults = timeline.partsAt(to).faults.filter(({ id }) => !earlier.includes(id));
  const at = timeline.pointAt(from).at;
  const moved = timeline.pointAt(to).at - at;
  if (!rows.length && !faults.length) throw new Error('nothing was changed in this stretch');
  return { tokens: [], calls: [], faults: faults.map(withoutEnd), rows, at, moved };
}
