import { ArkErrors } from 'arktype';
import { type HttpHandler, http } from 'msw';
import type { Definition } from '../../src/contract/endpoint';
import type { Member } from '../db/account/member';
import type { Session } from '../db/account/session';
import { takeRecordedReply } from '../db/site/recordedReply';
import { checkClosure } from '../rules/safePlay/closure';
import type { Database } from './database';
import { anyOrigin } from './door/anyOrigin';
import { type Access, accessOf, checkAccess } from './door/checkAccess';
import { checkClient, languageOf } from './door/checkClient';
import { checkMenu } from './door/checkMenu';
import { applyFaults, changeReply, limitSpeed, takeFaults } from './faults';
import { databaseNameOf, hostDatabases } from './hosts/hostDatabases';
import { checkModule, parseInput, type RawInput, readRawInput } from './input';
import { keepsDetails, logCall, readUnhandledInput } from './logCall';
import { BrokenContract, callSite, explainFailure } from './messages/explainFailure';
import type { Language } from './messages/messages';
import { replyToError, successReply } from './reply';
import { recordCall, recordReply } from './timeline/recordCall';

/** What a handler gets of a request. */
export interface HandlerContext<In> {
  db: Database;
  input: In;
  /** All parameters of the request before any check, also those that are not part of `input`. */
  rawInput: RawInput;
  request: Request;
  language: Language;
  /** The requested language code. Messages and announcements have more languages than `language` knows. */
  languageCode: string;
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** The logged-in member. Reading it rejects the request of a visitor. */
  readonly member: Member;
  readonly session: Session;
  /** The logged-in member and session, or undefined for a visitor. */
  readonly caller: Access['caller'];
}

type Handler<In, Out> = (context: HandlerContext<In>) => Out | Promise<Out>;
type AnyEndpoint = Definition<unknown, unknown>;

export interface EndpointHandler {
  endpoint: AnyEndpoint;
  handler: HttpHandler;
}

/** Connects a handler to its endpoint: checks access, input and output, and wraps the value. */
export function handle<In, Out>(
  definition: Definition<In, Out>,
  handler: Handler<In, Out>,
): EndpointHandler {
  const endpoint = definition as unknown as AnyEndpoint;
  const handlerLocation = callSite();
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const httpHandler = http[method](anyOrigin(endpoint.path), async ({ request, cookies }) => {
    const db = await hostDatabases.get(databaseNameOf(cookies));
    const hasPanel = keepsDetails(cookies);
    const logEnd = logCall(db, request, hasPanel);
    const faults = takeFaults(db, request);
    const answer = async (
      reply: Response,
      rawInput: RawInput,
      stepId = recordCall(db, request, rawInput, tokenOf(request, rawInput)),
    ) => {
      // By the clock of this database. The app compares times of replies with it.
      if (reply.type !== 'error') reply.headers.set('Date', new Date(db.clock.now()).toUTCString());
      await recordReply(db, stepId, reply, hasPanel, faults);
      await limitSpeed(db, faults, request, reply);
      logEnd(reply, rawInput, endpoint, faults);
      return reply;
    };
    const faultResponse = await applyFaults(db, faults, request.signal);
    if (faultResponse) return answer(faultResponse, await readUnhandledInput(endpoint, request));
    const recorded = await takeRecordedReply(db, endpoint, request);
    if (recorded)
      return answer(
        await changeReply(faults, endpoint, recorded),
        await readUnhandledInput(endpoint, request),
      );
    const { rawInput, response, stepId } = await db.runExclusive(async () => {
      const answered = await respond(
        db,
        endpoint,
        handler as Handler<unknown, unknown>,
        request,
        handlerLocation,
      );
      const token = tokenOf(request, answered.rawInput);
      return { ...answered, stepId: recordCall(db, request, answered.rawInput, token) };
    });
    return answer(await changeReply(faults, endpoint, response), rawInput, stepId);
  });
  return { endpoint, handler: httpHandler };
}

async function respond(
  db: Database,
  endpoint: AnyEndpoint,
  handler: Handler<unknown, unknown>,
  request: Request,
  handlerLocation: () => string,
) {
  let languageCode = request.headers.get('Language') ?? 'ES';
  let rawInput: RawInput = {};
  let response: Response;
  try {
    rawInput = await readRawInput(endpoint, request);
    checkClient(endpoint, request, rawInput);
    languageCode = languageOf(endpoint, request, rawInput);
    const token = tokenOf(request, rawInput);
    const access = accessOf(db, token);
    checkAccess(access, endpoint.auth);
    checkMenu(db, endpoint);
    checkModule(endpoint, rawInput);
    if (access.caller) await checkClosure(db, access.caller.member, endpoint);
    const context: HandlerContext<unknown> = {
      db,
      input: parseInput(endpoint, rawInput, isTextual(endpoint, request)),
      rawInput,
      request,
      language: languageCode === 'ES' ? 'ES' : 'EN',
      languageCode,
      token,
      idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
      caller: access.caller,
      get member() {
        return access.requireCaller().member;
      },
      get session() {
        return access.requireCaller().session;
      },
    };
    const value = await handler(context);
    const checked = endpoint.out(value);
    if (checked instanceof ArkErrors) {
      throw new BrokenContract(checked.summary);
    }
    response = successReply(value);
  } catch (error) {
    response = replyToError(explainFailure(error, endpoint, handlerLocation), languageCode);
  }
  return { rawInput, response };
}

function tokenOf(request: Request, { token }: RawInput) {
  const header = request.headers.get('Token') ?? (typeof token === 'string' ? token : undefined);
  return header || undefined;
}

/** Queries and forms carry text only; a JSON body has types of its own. */
const isTextual = (endpoint: AnyEndpoint, request: Request) =>
  request.method === 'GET' ||
  !(request.headers.get('Content-Type') ?? '').includes('json') ||
  endpoint.body !== undefined;
