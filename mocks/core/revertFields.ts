type Fields = Record<string, unknown>;

/** Sums that others may have added to. They lose only what was added. */
const SUMS = ['wallets.balance', 'members.points'];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Sets the fields that differ between `before` and `after` back, unless they were changed again. */
export function revertFields(draft: object, before: object, after: object, path: string) {
  const [now, old, changed] = [draft, before, after] as [Fields, Fields, Fields];
  for (const name of new Set([...Object.keys(old), ...Object.keys(changed)])) {
    const [current, was, became] = [now[name], old[name], changed[name]];
    if (isEqual(was, became)) continue;
    if (isObject(current) && isObject(was) && isObject(became))
      revertFields(current, was, became, `${path}.${name}`);
    else if (SUMS.includes(`${path}.${name}`))
      now[name] = Number(current) - Number(became) + Number(was);
    else if (!isEqual(current, became)) continue;
    else if (was === undefined) delete now[name];
    else now[name] = structuredClone(was);
  }
}
