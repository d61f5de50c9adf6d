import { eventStream } from '../../src/contract/site/event';
import { createClient } from './client';
import type { Difference } from './compare';
import { type NamedEndpoint, usedEndpoints } from './endpoints';
import { rankExtension } from './extensions';
import { COMMANDS, inputOf, MONEY_COMMANDS, type Values } from './inputs';
import type { WalkOptions } from './options';
import { usageOf } from './usage';

export interface Result {
  call: string;
  usedBy: string;
  differences: Difference[];
  message?: string | undefined;
  needsTokenInPayload?: boolean | undefined;
}

export interface Report {
  results: Result[];
  /** Calls that were not made, each with the reason. */
  skipped: { call: string; reason: string }[];
  token: string | undefined;
}

/** What is called first, since other calls need what it returns. */
const FIRST = ['settings', 'whiteLabel'];
/** The platform made them a GET, but they create or change something. */
const WRITING_READS = ['addRecentGame', 'launchGame', 'launchChat', 'trialUser'];

/** The server rejects most values of these inputs, and the app expects that. */
const ASKS_YES_OR_NO = ['checkAffiliate', 'checkUsername'];

const isRead = ({ name, endpoint }: NamedEndpoint) =>
  endpoint.method === 'GET' && !WRITING_READS.includes(name);

/** Reads in the order of FIRST, then all others. */
const rank = ({ name }: NamedEndpoint) =>
  FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;

/** Calls every endpoint that can be called without harm, and compares the replies with the contract. */
export async function walk(options: WalkOptions): Promise<Report> {
  const client = createClient(options);
  const values: Values = {};
  const report: Report = { results: [], skipped: [], token: undefined };
  const callOf = ({ endpoint: { method, path } }: NamedEndpoint) => `${method} ${path}`;
  const skip = (entry: NamedEndpoint, reason: string) =>
    report.skipped.push({ call: callOf(entry), reason });

  async function ask(entry: NamedEndpoint, input: unknown) {
    const answer = await client.ask(entry.endpoint, input);
    const { value, message, needsTokenInPayload } = answer;
    const differences = rankExtension(entry, answer.differences);
    values[entry.name] = value;
    const usedBy = usageOf(entry.domain, entry.name);
    const isAnswer = ASKS_YES_OR_NO.includes(entry.name) && message !== undefined;
    const found = isAnswer ? { differences: [] } : { differences, message };
    report.results.push({ call: callOf(entry), usedBy, ...found, needsTokenInPayload });
    return value;
  }

  async function tryAsk(entry: NamedEndpoint) {
    const { auth } = entry.endpoint;
    if (auth && !report.token) return skip(entry, 'needs --login');
    if (auth === 'agent' && !options.isAgent) return skip(entry, 'needs --agent');
    const input = inputOf(entry.name, values, options);
    if (!input) return skip(entry, 'no row to ask for');
    const value = await ask(entry, input);
    if (entry.name === 'settings') client.setEncryption(encryptionOf(value));
  }

  /** A backend has the stream only if its settings announce it. */
  async function tryStream() {
    const call = `GET ${eventStream.path}`;
    const { eventStream: isAnnounced } = (values.settings ?? {}) as { eventStream?: unknown };
    if (isAnnounced !== true)
      return void report.skipped.push({ call, reason: 'the settings announce no event stream' });
    const differences = await client.readEvents(eventStream);
    report.results.push({ call, usedBy: 'app/liveData', differences });
  }

  async function logIn() {
    const { login: username, password = '', isAgent } = options;
    if (!username) return;
    const input = { username, password, captcha: '', type: 'username', ...agentOf(isAgent) };
    const session = (await ask(endpointNamed('login'), input)) as { token?: string } | undefined;
    report.token = session?.token;
    client.setToken(report.token);
  }

  const reads = usedEndpoints.filter(isRead).sort((a, b) => rank(a) - rank(b));
  for (const entry of reads.slice(0, FIRST.length)) await tryAsk(entry);
  await logIn();
  for (const entry of reads.slice(FIRST.length)) await tryAsk(entry);
  await tryStream();
  if (options.withCommands && report.token)
    for (const name of COMMANDS) await tryAsk(endpointNamed(name));
  if (options.money && report.token)
    for (const name of MONEY_COMMANDS) await tryAsk(endpointNamed(name));
  if (report.token) await ask(endpointNamed('logout'), undefined);
  return report;
}

const endpointNamed = (name: string) =>
  usedEndpoints.find((entry) => entry.name === name) as NamedEndpoint;

const agentOf = (isAgent: boolean | undefined) => (isAgent ? { loginAs: 'agent' } : {});

const encryptionOf = (settings: unknown) =>
  (settings as { encryption?: { scheme?: string; key?: unknown } } | undefined)?.encryption;
