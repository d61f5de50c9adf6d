import { settings } from '../../fixtures/settings';
import { checkKnown } from './command';
import { merge } from './merge';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : `a ${typeof value}`;

/** The settings that there are: the seeded ones, and those of the contract that the seed leaves out. */
const known = merge(structuredClone(settings) as Fields, {
  status: { until: 0 },
  site: { idleMinutes: 0, thirdParty: { keys: {} } },
});

/** Throws on a setting that does not exist, or that has another type than the known one. */
export function checkSetting(topic: string, changes: unknown) {
  checkKnown('topic', [topic], Object.keys(known));
  checkValue(topic, known[topic], changes);
}

function checkValue(path: string, expected: unknown, value: unknown) {
  if (kindOf(expected) !== kindOf(value))
    throw new Error(`the setting "${path}" must be ${kindOf(expected)} (was ${kindOf(value)})`);
  if (isObject(expected) && isObject(value)) checkFields(path, expected, value);
}

function checkFields(path: string, expected: Fields, changes: Fields) {
  // An empty object may have any fields.
  if (!Object.keys(expected).length) return;
  const fields = withSiblings(expected);
  checkKnown(`setting of "${path}"`, Object.keys(changes), Object.keys(fields));
  for (const [name, value] of Object.entries(changes))
    checkValue(`${path}.${name}`, fields[name], value);
}

/** In a table of objects, such as the rules of fields, an object may have what another one has. */
function withSiblings(fields: Fields): Fields {
  const objects = Object.values(fields).filter(isObject);
  if (objects.length < 2 || objects.length < Object.keys(fields).length) return fields;
  const all = Object.assign({}, ...objects);
  return Object.fromEntries(
    Object.entries(fields).map(([name, own]) => [name, { ...all, ...(own as object) }]),
  );
}
