import { ArkErrors, type Type, type } from 'arktype';
import { type Table, tableDefinitions } from '../core/table';
import { checkKnown, fieldNames } from '../core/values/checkKnown';
import { withoutPasswords } from '../core/values/maskSecrets';
import { Random } from '../core/values/random';
import { settings } from '../db/site/setting';
import { checkSetting } from './checkSetting';
import { command, query, runCommand } from './command';
import { exampleRow } from './documents/exampleRow';
import { merge } from './merge';

const LISTED_ROWS = 50;

const stateBody = type({ table: 'string', id: 'string', 'set?': 'object', 'remove?': 'boolean' });

const settingsBody = type({ topic: 'string > 0', set: 'object' });

/** Throws with the field that does not fit the schema of the table, and what the schema expects. */
function checkRow(schema: Type<object>, row: object) {
  const checked = schema(row);
  if (checked instanceof ArkErrors) throw new Error(checked.summary);
}

/** Lists and changes the rows of the tables. A change is checked by the schema of the table. */
export const tableCommands = [
  query('/__mock/state', ({ db }) =>
    Object.fromEntries(
      Object.entries(db.toSnapshot().rows).map(([name, rows]) => [
        name,
        rows.map(withoutPasswords),
      ]),
    ),
  ),
  command(
    '/__mock/state',
    stateBody,
    ({ db, body: { table: tableName, id, set = {}, remove } }) => {
      checkKnown('table', [tableName], tableDefinitions.keys());
      const definition = tableDefinitions.get(tableName) as never as { schema: Type<object> };
      const table = db.table(definition as never) as Table<{ id: string }>;
      if (remove) return table.delete(id);
      checkKnown('field', Object.keys(set), fieldNames(definition.schema));
      if (tableName === settings.name && 'value' in set) checkSetting(id, set.value);
      const row = table.get(id);
      checkRow(definition.schema, merge(structuredClone(row) ?? { id }, set));
      if (row) return table.update(id, (draft) => merge(draft, set));
      return table.create(merge({ id }, set));
    },
  ),

  query('/__mock/settings', ({ db }) =>
    Object.fromEntries(
      db
        .table(settings)
        .all()
        .map(({ id, value }) => [id, value]),
    ),
  ),
  /** A link repeats it as the change of a row. */
  command('/__mock/settings', settingsBody, async ({ name, body: { topic, set } }) => {
    checkSetting(topic, set);
    await runCommand('state', name, { table: settings.name, id: topic, set: { value: set } });
    return { topic, set };
  }),
  query('/__mock/settings/version', ({ db }) => ({
    version: Random.fromText(JSON.stringify(db.table(settings).all()))
      .getState()
      .toString(36),
  })),

  query('/__mock/tables', ({ db }) =>
    [...tableDefinitions.values()]
      .map((definition) => ({ name: definition.name, count: db.table(definition).all().length }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  ),
  query(
    '/__mock/rows',
    ({ db, params }) => {
      const name = params.get('table') ?? '';
      checkKnown('table', [name], tableDefinitions.keys());
      const search = (params.get('search') ?? '').toLowerCase();
      const found = db
        .table(tableDefinitions.get(name) as never)
        .filter((row) => JSON.stringify(row).toLowerCase().includes(search));
      return { count: found.length, rows: found.slice(0, LISTED_ROWS).map(withoutPasswords) };
    },
    ['table', 'search?'],
  ),
  /** A row that the schema of the table accepts, to change and add. */
  query(
    '/__mock/rows/example',
    ({ db, params }) => {
      const name = params.get('table') ?? '';
      checkKnown('table', [name], tableDefinitions.keys());
      return exampleRow(db, tableDefinitions.get(name) as never);
    },
    ['table'],
  ),
];
