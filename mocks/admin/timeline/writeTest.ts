import { login } from '../../../src/contract/account/login';
import type { Database } from '../../core/database';
import type { Cause, Step } from '../../core/timeline/step';
import { CUT_MARK, type Timeline } from '../../core/timeline/timeline';
import { parseJsonOrText } from '../../core/values/parseJsonOrText';
import { contractEndpoints } from '../openapi';
import { expectationOf } from './expectation';
import { createPlaywrightSyntax } from './playwrightSyntax';
import type { RepeatedCall, TestSyntax } from './testSyntax';
import { createVitestSyntax } from './vitestSyntax';

/** Each of these begins with another state, which a test cannot make. */
const NOT_REPEATABLE = ['restore', 'import'];

interface Options {
  title: string;
  from: number;
  to: number;
  /** With it the test is one of Playwright, which opens this page at the end and looks for the texts. */
  path?: string | undefined;
  texts?: string[] | undefined;
}

/**
 * The text of a test that repeats a stretch of the timeline, and expects the replies that it had. What was changed before
 * the stretch is repeated without expectations.
 */
export function writeTest(db: Database, timeline: Timeline, options: Options) {
  const { title, from, to, path, texts = [] } = options;
  if (timeline.start.id) throw new Error('the first steps since the seed were dropped');
  const { forward } = timeline.pathBetween(0, to);
  const first = from === 0 ? 0 : forward.indexOf(from) + 1;
  if (from !== 0 && !first) throw new Error(`point ${from} is not before point ${to}`);
  const repeated = forward
    .map((id, i) => ({ step: timeline.stepAt(id), isExpected: i >= first }))
    .filter(({ step, isExpected }) => isExpected || step.isChanged);
  const account = repeated.map(({ step }) => personOf(step)).findLast(Boolean);
  const syntax = path ? createPlaywrightSyntax({ path, texts, account }) : createVitestSyntax();
  const callers = new Set(
    repeated.flatMap(({ step: { cause } }) => (cause.kind === 'call' ? [cause.account] : [])),
  );
  const writer = createWriter(timeline, syntax, callers);
  const place = repeated.findIndex(({ isExpected }) => isExpected);
  repeated.forEach(({ step, isExpected }, i) => {
    if (i === place) writer.lines.push('', '// From here on every reply is as it was.');
    writer.add(step, isExpected);
  });
  return syntax.write(title, db.options, writer.lines);
}

/** The account that a successful call or command logs in. */
function loggedInBy({ cause, status }: Step) {
  if (cause.kind === 'call')
    return cause.path === login.path && status === 200 ? String(cause.input.username) : undefined;
  if (cause.kind !== 'command' || cause.path !== 'personas') return undefined;
  const { persona } = cause.body as { persona: string };
  return persona === 'visitor' ? undefined : persona;
}

const personOf = (step: Step) =>
  (step.cause.kind === 'call' ? step.cause.account : undefined) ?? loggedInBy(step);

/** `callers` are the accounts of the calls. */
function createWriter(timeline: Timeline, syntax: TestSyntax, callers: Set<string | null>) {
  const lines: string[] = [];
  const people = new Set<string>();
  let at: number | undefined;

  function logIn(account: string) {
    lines.push(syntax.logIn(account, callers.has(account) && !people.has(account)));
    people.add(account);
  }

  function addCommand(step: Step, { path, method, body }: Cause & { kind: 'command' }) {
    if (NOT_REPEATABLE.includes(path))
      throw new Error(`a test cannot repeat the command "${path}"`);
    const account = loggedInBy(step);
    // The clock is set before each step.
    if (path === 'clock' || path === 'reset') return;
    if (account) logIn(account);
    else if (method === 'DELETE') lines.push(syntax.removeFaults());
    else lines.push(syntax.sendCommand(path, body));
  }

  function addCall(step: Step, cause: RepeatedCall['cause'], isExpected: boolean) {
    const found = contractEndpoints.find(
      ({ endpoint }) => endpoint.method === cause.method && endpoint.path === cause.path,
    );
    if (!found) return;
    if (found.endpoint.body === 'files') {
      lines.push(`// ${found.name} sent a file, which is not kept.`);
      return;
    }
    const { account } = cause;
    if (account && !people.has(account)) logIn(account);
    const call = { ...found, cause, reply: replyOf(step, timeline.detailsOf(step.id).reply) };
    const user = loggedInBy(step);
    if (user && !people.has(user)) {
      people.add(user);
      lines.push(...syntax.repeatLogin(call, user, callers.has(user)));
    } else lines.push(...(isExpected ? syntax.expect(call) : syntax.repeat(call)));
  }

  return {
    lines,
    add(step: Step, isExpected: boolean) {
      const { cause } = step;
      // What is due becomes due by the clock.
      if (cause.kind === 'events') return;
      if (at !== step.at) lines.push(syntax.setTime(step.at));
      at = step.at;
      if (cause.kind === 'command') addCommand(step, cause);
      else addCall(step, cause, isExpected);
    },
  };
}

function replyOf({ status = 0, faults = [] }: Step, text: string): RepeatedCall['reply'] {
  if (faults.includes('empty')) return { kind: 'empty' };
  if (!status || faults.includes('malformed')) return { kind: 'unreadable' };
  const reply = text.endsWith(CUT_MARK) ? undefined : parseJsonOrText(text);
  const { success, value, code } = (reply ?? {}) as Record<string, unknown>;
  if (success === false || status < 200 || status >= 400) return { kind: 'rejected', status, code };
  return { kind: 'accepted', expected: expectationOf(value) };
}
