import { ArkErrors, type Type } from 'arktype';
import { http } from 'msw';
import type { Database } from '../core/database';
import { anyOrigin } from '../core/door/anyOrigin';
import { databaseNameOf, hostDatabases } from '../core/hosts/hostDatabases';
import { RequestError, reject } from '../core/messages/requestError';
import { errorReply, successReply } from '../core/reply';
import { checkKnown, fieldNames } from '../core/values/checkKnown';
import { LINKED_PATHS, type Step } from './linkNotation';

interface CommandContext<Body> {
  db: Database;
  /** The name of the database: the value of the cookie `mock_db`. */
  name: string;
  body: Body;
  /** The query of the address. */
  params: URLSearchParams;
  /** The origin of the request. Empty for a step of a link. */
  origin: string;
}

type Run<Body> = (context: CommandContext<Body>) => unknown;

export interface AdminCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The schema of the body. */
  body?: Type<object>;
  /** The parameters in the query. */
  parameters: Parameter[];
}

interface Parameter {
  name: string;
  isRequired: boolean;
}

/** `table` must be given, `search?` may be left out. */
const toParameter = (text: string): Parameter => ({
  name: text.replace('?', ''),
  isRequired: !text.endsWith('?'),
});

/** All calls of the admin API, for its API document and for the reference in docs/mock-backend.md. */
export const adminCalls: AdminCall[] = [];

/**
 * A GET of the admin API, with the names of its parameters, such as `table` and `search?`. The result is the value of
 * the reply, or the whole response.
 */
export function query(path: string, run: Run<undefined>, names: string[] = []) {
  const parameters = names.map(toParameter);
  adminCalls.push({ method: 'GET', path, parameters });
  return http.get(anyOrigin(path), ({ request, cookies }) =>
    runAndReply(request, cookies, run, async () => checkParameters(request, parameters)),
  );
}

interface Runnable {
  /** Runs the command with a body that is not checked yet, and records it as a step. */
  run(name: string, body: unknown): Promise<unknown>;
  /** Does the same to a database, and records nothing. */
  apply(db: Database, body: unknown): unknown;
}

const commands = new Map<string, Runnable>();

/**
 * A POST that changes the backend. The schema names all fields that the body may have. The commands that a link can
 * contain are recorded as steps.
 */
export function command<Body extends object>(path: string, schema: Type<Body>, run: Run<Body>) {
  adminCalls.push({ method: 'POST', path, body: schema as never, parameters: [] });
  const shortPath = path.replace('/__mock/', '');
  const runAndRecord: Run<Body> = async (context) => {
    const value = await run(context);
    const { body, name } = context;
    // Not `context.db`, because a reset replaces the database.
    const { steps, timeline } = await hostDatabases.get(name);
    if (LINKED_PATHS.includes(shortPath) && Object.keys(body).length)
      steps.push({ path: shortPath, body: { ...body } as Step['body'] });
    timeline?.record({ kind: 'command', method: 'POST', path: shortPath, body });
    return value;
  };
  const contextOf = (db: Database, name: string, body: unknown) => ({
    db,
    name,
    body: parseBody(schema, body),
    params: new URLSearchParams(),
    origin: '',
  });
  commands.set(shortPath, {
    run: async (name, body) => runAndRecord(contextOf(await hostDatabases.get(name), name, body)),
    apply: (db, body) => run(contextOf(db, '', body)),
  });
  return http.post(anyOrigin(path), ({ request, cookies }) =>
    runAndReply(request, cookies, runAndRecord, async () => {
      checkOrigin(request);
      checkParameters(request, []);
      return parseBody(schema, await readJson(request));
    }),
  );
}

/** Runs a command of the admin API without a request. */
export const runCommand = (path: string, name: string, body: unknown) =>
  commands.get(path)?.run(name, body);

/** Carries out a step of a link on a database, as a part of something that is recorded as a whole. */
export const applyStep = (db: Database, { path, body }: Step) =>
  commands.get(path)?.apply(db, body);

/** A DELETE of the admin API, with the names of its parameters. */
export function removal(path: string, run: Run<undefined>, names: string[] = []) {
  const parameters = names.map(toParameter);
  adminCalls.push({ method: 'DELETE', path, parameters });
  const shortPath = path.replace('/__mock/', '');
  const runAndRecord: Run<undefined> = async (context) => {
    const value = await run(context);
    context.db.timeline?.record({ kind: 'command', method: 'DELETE', path: shortPath, body: null });
    return value;
  };
  return http.delete(anyOrigin(path), ({ request, cookies }) =>
    runAndReply(request, cookies, runAndRecord, async () => {
      checkOrigin(request);
      return checkParameters(request, parameters);
    }),
  );
}

function checkParameters({ url }: Request, parameters: Parameter[]): undefined {
  const given = [...new URL(url).searchParams.keys()];
  checkKnown(
    'parameter',
    given,
    parameters.map(({ name }) => name),
  );
  const missing = parameters.find(({ name, isRequired }) => isRequired && !given.includes(name));
  if (missing) throw new Error(`the parameter "${missing.name}" is missing`);
}

/** Runs a command and answers with its value, or with the error. */
async function runAndReply<Body>(
  { url }: Request,
  cookies: Record<string, string>,
  run: Run<Body>,
  readInput: () => Promise<Body>,
) {
  try {
    const body = await readInput();
    const { searchParams: params, origin } = new URL(url);
    const name = databaseNameOf(cookies);
    const value = await run({ db: await hostDatabases.get(name), name, body, params, origin });
    return value instanceof Response ? value : successReply(value ?? null);
  } catch (error) {
    const status = error instanceof RequestError ? error.details.status : undefined;
    const code = error instanceof RequestError ? error.code : 'malformed';
    return errorReply(code, 'EN', { status: status ?? 400, message: messageOf(error) });
  }
}

function messageOf(error: unknown) {
  if (error instanceof RequestError) return error.details.message ?? error.code;
  return error instanceof Error ? error.message : String(error);
}

/**
 * A developer may visit a page of another origin while the backend runs. That page must not send commands. Browsers send
 * at least one of the two headers with every POST and DELETE; command line tools send neither.
 */
function checkOrigin(request: Request): undefined {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const isOwnOrigin =
    origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
  const isOwnSite = site === null || site === 'same-origin' || site === 'none';
  if (isOwnOrigin && isOwnSite) return;
  reject('forbidden', { status: 403, message: 'The admin API is open to its own origin only.' });
}

/** Other content types are rejected: browsers let a foreign page send them without a preflight request. */
async function readJson(request: Request): Promise<unknown> {
  const [contentType = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (contentType.trim().toLowerCase() !== 'application/json') {
    reject('malformed', { status: 415, message: 'Send the command as application/json.' });
  }
  return request.json();
}

function parseBody<Body extends object>(schema: Type<Body>, body: unknown): Body {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  checkKnown('field', fields, fieldNames(schema));
  const parsed = schema(body);
  if (parsed instanceof ArkErrors) throw new Error(parsed.summary);
  return parsed as Body;
}
