import { type HttpHandler, http } from 'msw';
import type { Definition } from '../../src/contract/endpoint';
import type { Member } from '../db/member';
import type { Session } from '../db/session';
import { anywhere } from './address';
import { admit } from './admit';
import type { Database } from './database';
import { faultFor, strike } from './faults';
import { worldsOf } from './host';
import { type Fields, readInput, readWire } from './input';
import type { Language } from './messages';
import { note } from './note';
import { failWith, succeed } from './reply';

/** What a rule gets to see of a request. */
export interface Ask<In> {
  db: Database;
  input: In;
  /** All that the request said, unchecked: carried and constant parameters. */
  wire: Fields;
  request: Request;
  language: Language;
  /** The language code as asked, for content that has more languages than messages do. */
  languageCode: string;
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** The caller; refused as not logged in when there is none. */
  readonly member: Member;
  readonly session: Session;
  /** The caller, or nothing for a visitor. */
  readonly caller: { member: Member; session: Session } | undefined;
}

type Rule<In, Out> = (ask: Ask<In>) => Out | Promise<Out>;

export interface Handled {
  endpoint: Definition<unknown, unknown>;
  handler: HttpHandler;
}

/** Binds a rule to its endpoint: input checked, caller admitted, answer in the envelope. */
export function handle<In, Out>(endpoint: Definition<In, Out>, rule: Rule<In, Out>): Handled {
  const of = endpoint as unknown as Definition<unknown, unknown>;
  const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const handler = http[verb](anywhere(endpoint.path), async ({ request, cookies }) => {
    const db = await worldsOf().get(cookies.mock_db ?? 'default');
    const fault = faultFor(db, request);
    const struck = fault && (await strike(fault, request.signal));
    if (struck) return struck;
    const answer = await db.exclusive(() =>
      respond(db, of, rule as Rule<unknown, unknown>, request),
    );
    return fault?.kind === 'wrongTypes' ? twist(answer) : answer;
  });
  return { endpoint: of, handler };
}

async function respond(
  db: Database,
  of: Definition<unknown, unknown>,
  rule: Rule<unknown, unknown>,
  request: Request,
) {
  const languageCode = request.headers.get('Language') ?? 'ES';
  const language = languageCode === 'ES' ? 'ES' : 'EN';
  let wire: Fields = {};
  let response: Response;
  try {
    wire = await readWire(of, request);
    const { ask, admitCaller } = askOf(db, request, wire, languageCode, language);
    admitCaller(of.auth);
    ask.input = readInput(of, wire, isTextual(of, request));
    const value = await rule(ask);
    const problem = of.problem(value);
    if (problem) throw new Error(`${of.method} ${of.path} breaks its contract: ${problem}`);
    response = succeed(value);
  } catch (error) {
    response = failWith(error, language);
  }
  note(db, request, wire, response.status);
  return response;
}

const isTextual = (of: Definition<unknown, unknown>, request: Request) =>
  request.method === 'GET' ||
  !(request.headers.get('Content-Type') ?? '').includes('json') ||
  of.body !== undefined;

function askOf(
  db: Database,
  request: Request,
  wire: Fields,
  languageCode: string,
  language: Language,
) {
  const token =
    request.headers.get('Token') ?? (typeof wire.token === 'string' ? wire.token : undefined);
  const admission = admit(db, token || undefined);
  const ask: Ask<unknown> = {
    db,
    input: undefined,
    wire,
    request,
    language,
    languageCode,
    token,
    idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
    caller: admission.caller,
    get member() {
      return admission.require().member;
    },
    get session() {
      return admission.require().session;
    },
  };
  return { ask, admitCaller: admission.check };
}

/** The fault "wrongTypes": every text becomes a number and every number a text. */
async function twist(response: Response) {
  const swap = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(swap);
    if (typeof one === 'string') return one.length;
    if (typeof one === 'number') return String(one);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, swap(value)]));
  };
  const { value, ...rest } = (await response.json()) as { value: unknown };
  return Response.json({ ...rest, value: swap(value) }, { status: response.status });
}
