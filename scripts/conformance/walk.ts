import { eventStream } from '../../src/contract/event';
import { createClient } from './client';
import type { Difference } from './compare';
import { type NamedEndpoint, usedEndpoints } from './endpoints';
import { COMMANDS, inputOf, MONEY_COMMANDS, type Values } from './inputs';
import type { WalkOptions } from './options';
import { usageOf } from './usage';

export interface Result {
  call: string;
  usedBy: string;
  differences: Difference[];
  message?: string | undefined;
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

const rank = ({ name }: NamedEndpoint) => (FIRST.includes(name) ? FIRST.indexOf(name) : 9);

/** Calls every endpoint that can be called without harm, and compares the replies with the contract. */
export async function walk(options: WalkOptions): Promise<Report> {
  const client = createClient(options);
  const values: Values = {};
  const report: Report = { results: [], skipped: [], token: undefined };
  const callOf = ({ endpoint: { method, path } }: NamedEndpoint) => `${method} ${path}`;
  const skip = (one: NamedEndpoint, reason: string) =>
    report.skipped.push({ call: callOf(one), reason });

  async function ask(one: NamedEndpoint, input: unknown) {
    const { value, differences, message } = await client.ask(one.endpoint, input);
    values[one.name] = value;
    const usedBy = usageOf(one.domain, one.name);
    const isAnswer = ASKS_YES_OR_NO.includes(one.name) && message !== undefined;
    const found = isAnswer ? { differences: [] } : { differences, message };
    report.results.push({ call: callOf(one), usedBy, ...found });
    return value;
  }

  async function tryAsk(one: NamedEndpoint) {
    const { auth } = one.endpoint;
    if (auth && !report.token) return skip(one, 'needs --login');
    if (auth === 'agent' && !options.isAgent) return skip(one, 'needs --agent');
    const input = inputOf(one.name, values, options);
    if (!input) return skip(one, 'no row to ask for');
    const value = await ask(one, input);
    if (one.name === 'settings') client.setEncryption(encryptionOf(value));
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
    const session = (await ask(find('login'), input)) as { token?: string } | undefined;
    report.token = session?.token;
    client.setToken(report.token);
  }

  const reads = usedEndpoints.filter(isRead).sort((a, b) => rank(a) - rank(b));
  for (const one of reads.slice(0, FIRST.length)) await tryAsk(one);
  await logIn();
  for (const one of reads.slice(FIRST.length)) await tryAsk(one);
  await tryStream();
  if (options.withCommands && report.token) for (const name of COMMANDS) await tryAsk(find(name));
  if (options.money && report.token) for (const name of MONEY_COMMANDS) await tryAsk(find(name));
  if (report.token) await ask(find('logout'), undefined);
  return report;
}

const find = (name: string) => usedEndpoints.find((one) => one.name === name) as NamedEndpoint;

const agentOf = (isAgent: boolean | undefined) => (isAgent ? { loginAs: 'agent' } : {});

const encryptionOf = (settings: unknown) =>
  (settings as { encryption?: { scheme?: string; key?: unknown } } | undefined)?.encryption;
