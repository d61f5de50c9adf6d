import { isObject } from './values/isObject';

type Fields = Record<string, unknown>;

/** Fields that others may have added to. Only the amount that the scenario added is taken away. */
const SUMS = ['wallets.balance', 'members.points'];

const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Puts back the fields that differ between `before` and `after`, unless they were changed again since then. */
export function revertFields(draft: object, before: object, after: object, path: string) {
  const draftFields = draft as Fields;
  const fieldsBefore = before as Fields;
  const fieldsAfter = after as Fields;
  for (const name of new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)])) {
    const current = draftFields[name];
    const valueBefore = fieldsBefore[name];
    const valueAfter = fieldsAfter[name];
    if (isEqual(valueBefore, valueAfter)) continue;
    if (isObject(current) && isObject(valueBefore) && isObject(valueAfter))
      revertFields(current, valueBefore, valueAfter, `${path}.${name}`);
    else if (SUMS.includes(`${path}.${name}`))
      draftFields[name] = Number(current) - (Number(valueAfter) - Number(valueBefore));
    else if (!isEqual(current, valueAfter)) continue;
    else if (valueBefore === undefined) delete draftFields[name];
    else draftFields[name] = structuredClone(valueBefore);
  }
}
