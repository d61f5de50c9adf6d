import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { importSource } from '../lib/importSource.mjs';

const scenarioFile = (name, description) => `import type { Scenario } from '../../admin/scenario';
import recording from '../../recordings/${name}.json';
import { playRecording } from '../actions/recording';

export const ${name}: Scenario = {
  area: 'recorded',
  description: '${description}',
  enter: (db) => playRecording(db, recording),
};
`;

/**
 * Loads what writes a recording, and checks its name. The function that it returns writes the calls of a real session,
 * without personal data, as a scenario.
 * @param {string} name
 * @param {string} folder `mocks`
 */
export async function prepareRecording(name, folder) {
  const module = await importSource('/mocks/recording/createRecording.ts');
  if (!module.SCENARIO_NAME.test(name))
    throw new Error(`"${name}" is no name for a scenario; write it like busyDay`);
  checkNew(`${folder}/scenarios/recorded/${name}.ts`);
  /** @param {(module: any) => object[]} readCalls */
  return (readCalls) => {
    const { recording, skipped } = module.createRecording(readCalls(module));
    if (!recording.calls.length) throw new Error('no call of the contract was recorded');
    const description = 'A recorded session: the calls are answered as they were then';
    const scenario = writeScenario(name, description, recording, folder);
    console.log(`${scenario}: ${recording.calls.length} calls. Read it before you share it.`);
    if (skipped.length) console.log(`left out: ${skipped.join(', ')}`);
  };
}

function checkNew(scenario) {
  if (existsSync(scenario)) throw new Error(`${scenario} exists already`);
}

/**
 * Writes a recording, the scenario that plays it, and its line in the list of scenarios.
 * @param {string} name
 * @param {string} description
 * @param {object} recording
 * @param {string} folder `mocks`
 * @returns {string} the path of the scenario
 */
export function writeScenario(name, description, recording, folder) {
  const scenario = `${folder}/scenarios/recorded/${name}.ts`;
  checkNew(scenario);
  for (const part of ['recordings', 'scenarios/recorded'])
    mkdirSync(`${folder}/${part}`, { recursive: true });
  writeFileSync(`${folder}/recordings/${name}.json`, `${JSON.stringify(recording, null, 2)}\n`);
  writeFileSync(scenario, scenarioFile(name, description.replaceAll("'", '"')));
  addToList(`${folder}/scenarios/all.ts`, `export { ${name} } from './recorded/${name}';`);
  return scenario;
}

/** Adds a line in its place in the alphabet. */
function addToList(list, line) {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  if (lines.includes(line)) return;
  const next = lines.findIndex((other) => other.startsWith('export') && other > line);
  lines.splice(next < 0 ? lines.length : next, 0, line);
  writeFileSync(list, `${lines.join('\n')}\n`);
}
