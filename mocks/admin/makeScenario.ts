import { type } from 'arktype';
import type { Database } from '../core/database';
import type { Fault } from '../core/fault';
import { hostFiles } from '../core/hosts/hostFiles';
import { createRecording, SCENARIO_NAME } from '../recording/createRecording';
import type { Recording } from '../recording/recording';
import { playRecording } from '../scenarios/actions/recording';
import { callDetailsOf } from './callDetailsOf';
import { command } from './command';
import { formatLink } from './linkNotation';
import { nameOf } from './openapi';
import { type ScenarioName, scenarios } from './scenarios';

/** The fault without `times`, which would end it after some calls. In the scenario it strikes every call. */
export const withoutEnd = ({ id: _, times: __, ...fault }: Fault) => fault;

/** What makes this call end the same way again: the faults that struck it, or else its reply. */
async function recordCall(db: Database, id: number): Promise<Recording> {
  const { request, response, faults } = callDetailsOf(db, id);
  if (faults.length) return { tokens: [], calls: [], faults: faults.map(withoutEnd) };
  const { method, url, headers } = request;
  const text = await response.clone().text();
  const requestHeaders = Object.fromEntries(headers);
  const rawCall = { method, url, requestHeaders, status: response.status, text };
  const { recording } = createRecording([rawCall]);
  if (!recording.calls.length)
    throw new Error('only a call of the contract with a JSON reply can become a scenario');
  return recording;
}

/** The steps since the seed, without logins and the seed itself, as a link. */
function linkOf({ steps }: Database) {
  const kept = steps.filter(({ path }) => path !== 'personas' && path !== 'reset');
  if (!kept.length) throw new Error('nothing was changed since the seed');
  return formatLink(kept);
}

const body = type({ 'id?': 'number.integer', name: SCENARIO_NAME });

/** What the scenario plays, and its description. */
async function makeContent(db: Database, id: number | undefined) {
  if (id === undefined) {
    const link = linkOf(db);
    return { recording: { tokens: [], calls: [], link }, description: `The state ${link}` };
  }
  const recording = await recordCall(db, id);
  const { method, path } = db.log.find((call) => call.id === id) ?? { method: '', path: '' };
  const [fault] = recording.faults ?? [];
  const description = fault
    ? `The call ${nameOf(method, path)} is struck by the fault "${fault.kind}"`
    : `The call ${nameOf(method, path)} is answered as it was once`;
  return { recording, description };
}

/** Adds a scenario. It is known until the host ends, and for longer where the host can write files. */
export function addScenario(name: string, description: string, recording: Recording) {
  if (scenarios.has(name as ScenarioName)) throw new Error(`the scenario "${name}" exists already`);
  const file = hostFiles.saveScenario?.(name, description, recording) ?? null;
  scenarios.set(name as ScenarioName, {
    area: 'recorded',
    description,
    enter: (entered) => playRecording(entered, recording),
  });
  return { name, file };
}

/** Makes a scenario of a logged call, or of all commands since the seed. */
export const makeScenario = command('/__mock/scenarios/make', body, async ({ db, body }) => {
  const { recording, description } = await makeContent(db, body.id);
  return addScenario(body.name, description, recording);
});
