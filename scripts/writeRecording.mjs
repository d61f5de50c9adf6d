import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const NAME = /^[a-z][A-Za-z0-9]{2,40}$/;

const scenarioFile = (name) => `import recording from '../recordings/${name}.json';
import type { Scenario } from '../admin/scenario';
import { playRecording } from './verbs/recording';

export const ${name}: Scenario = {
  area: 'recorded',
  description: 'A recorded session: the calls are answered as they were then',
  enter: (db) => playRecording(db, recording),
};
`;

/**
 * Writes the calls of a real session, without personal data, as a scenario.
 * @param {string} name
 * @param {string} folder `mocks`
 * @param {(module: any) => object[]} readCalls
 */
export async function writeRecording(name, folder, readCalls) {
  if (!NAME.test(name))
    throw new Error(`"${name}" is no name for a scenario; write it like busyDay`);
  const scenario = `${folder}/scenarios/${name}.ts`;
  if (existsSync(scenario)) throw new Error(`${scenario} exists already`);
  const { module } = await runnerImport('/mocks/recording/createRecording.ts', {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  const { recording, skipped } = module.createRecording(readCalls(module));
  if (!recording.calls.length) throw new Error('no call of the contract was recorded');
  for (const part of ['recordings', 'scenarios'])
    mkdirSync(`${folder}/${part}`, { recursive: true });
  writeFileSync(`${folder}/recordings/${name}.json`, `${JSON.stringify(recording, null, 2)}\n`);
  writeFileSync(scenario, scenarioFile(name));
  const list = `${folder}/scenarios/all.ts`;
  const line = `export { ${name} } from './${name}';\n`;
  if (!existsSync(list) || !readFileSync(list, 'utf8').includes(line)) appendFileSync(list, line);
  console.log(`${scenario}: ${recording.calls.length} calls. Read it before you share it.`);
  if (skipped.length) console.log(`left out: ${skipped.join(', ')}`);
}
