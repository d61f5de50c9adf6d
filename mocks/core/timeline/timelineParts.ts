import type { PartChange, PartChanges, TravelParts } from './step';
import type { TravelDatabase } from './travelDatabase';

/** A copy, because the database changes its lists and faults in place. */
export const partsOf = (db: TravelDatabase): TravelParts => {
  const { faults, scenarios = [], steps = [], ...numbers } = db.getParts();
  return {
    ...numbers,
    faults: structuredClone(faults),
    scenarios: [...scenarios],
    steps: [...steps],
    faultRandom: db.faultRandom.getState(),
  };
};

export function setParts(db: TravelDatabase, parts: TravelParts) {
  db.setParts(structuredClone(parts));
  db.faultRandom.setState(parts.faultRandom);
}

/** The items of the lists are compared by identity first: the changes of a scenario are large. */
const isSameItem = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The change of a list grows with what was added, not with the list. */
function changeOf(before: unknown, after: unknown): PartChange | undefined {
  if (!Array.isArray(before) || !Array.isArray(after))
    return before === after ? undefined : { before, after };
  const firstOther = before.findIndex(
    (item, i) => i >= after.length || !isSameItem(item, after[i]),
  );
  const same = firstOther < 0 ? before.length : firstOther;
  if (same === before.length && same === after.length) return undefined;
  return { before: before.slice(same), after: after.slice(same), same };
}

export function changedParts(before: TravelParts, after: TravelParts): PartChanges {
  const names = Object.keys(after) as (keyof TravelParts)[];
  const changes = names.map((name) => [name, changeOf(before[name], after[name])] as const);
  return Object.fromEntries(changes.filter(([, change]) => change));
}

/** The parts on one side of a step, when `parts` are those of the other side. */
export const withParts = (
  parts: TravelParts,
  changes: PartChanges,
  side: 'before' | 'after',
): TravelParts => {
  const entries = Object.entries(changes).map(([name, change]) => {
    const { same, [side]: value } = change;
    const list = parts[name as keyof TravelParts] as unknown[];
    return [name, same === undefined ? value : [...list.slice(0, same), ...(value as unknown[])]];
  });
  return { ...parts, ...Object.fromEntries(entries) };
};
