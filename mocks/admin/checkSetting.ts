import { settings } from '../../fixtures/site/settings';
import { marketNames } from '../../src/config/markets/markets';
import { checkKnown } from '../core/values/checkKnown';
import { isObject } from '../core/values/isObject';
import { merge } from './merge';

type Fields = Record<string, unknown>;

function typeText(value: unknown) {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : `a ${typeof value}`;
}

/** All settings that exist: the seeded ones, and those of the contract that the seed leaves out. */
const knownSettings = merge(structuredClone(settings) as Fields, {
  status: { until: 0 },
  site: { idleMinutes: 0, thirdParty: { keys: {} } },
});

/** Throws when a setting does not exist, or when its new value has another type. */
export function checkSetting(topic: string, changes: unknown) {
  checkKnown('topic', [topic], Object.keys(knownSettings));
  checkValue(topic, knownSettings[topic], changes);
  if (topic === 'market' && isObject(changes) && 'name' in changes)
    checkKnown('market', [String(changes.name)], marketNames);
}

function checkValue(path: string, expected: unknown, value: unknown) {
  if (typeText(expected) !== typeText(value))
    throw new Error(`the setting "${path}" must be ${typeText(expected)} (was ${typeText(value)})`);
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

/** Where all fields are objects, such as the rules of registration, each object may have the fields of the others. */
function withSiblings(fields: Fields): Fields {
  const objects = Object.values(fields).filter(isObject);
  if (objects.length < 2 || objects.length < Object.keys(fields).length) return fields;
  const fieldsOfAll = Object.assign({}, ...objects);
  return Object.fromEntries(
    Object.entries(fields).map(([name, object]) => [
      name,
      { ...fieldsOfAll, ...(object as object) },
    ]),
  );
}
