import { personas } from '../../../fixtures/account/personas';
import { login } from '../../../src/contract/account/login';
import type { Carried } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import { parseInput } from '../../core/input';
import type { CallCause, Step } from '../../core/timeline/step';
import { CUT_MARK, type Timeline } from '../../core/timeline/timeline';
import { parseJsonOrText } from '../../core/values/parseJsonOrText';
import { contractEndpoints } from '../openapi';
import { expectationOf } from './expectation';
import { literalOf, quote } from './literal';

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
  const writer = createWriter(timeline);
  forward.forEach((id, i) => {
    const step = timeline.stepAt(id);
    if (i === first) writer.lines.push('', '// From here on every reply is as it was.');
    if (i >= first || step.isChanged) writer.add(step, i >= first);
  });
  const page = path
    ? [
        `await page.goto(${quote(path)});`,
        ...texts.map(
          (text) => `await expect(page.getByText(${quote(text)}).first()).toBeVisible();`,
        ),
      ]
    : [];
  const { seed, now } = db.options;
  const lines = [
    `const mock = mockBackend(${path ? 'page' : ''});`,
    `await mock.reset({ seed: ${quote(seed)}, now: ${now}, frozen: true });`,
    ...writer.lines,
    ...page,
  ];
  const root = path ? '../../..' : '../..';
  const imports = [
    path
      ? "import { expect, test } from '../helpers/fixtures';"
      : "import { expect, test } from 'vitest';",
    ...[...writer.imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, names]) => `import { ${[...names].sort().join(', ')} } from '${root}/${file}';`),
    `import { mockBackend } from '${path ? '../../helpers' : '../helpers'}/mockBackend';`,
  ];
  const body = lines.map((line) => (line ? `  ${line}` : '')).join('\n');
  const head = `test(${quote(title)}, async (${path ? '{ page }' : ''}) => {`;
  return `${imports.join('\n')}\n\n${head}\n${body}\n});\n`;
}

function createWriter(timeline: Timeline) {
  const lines: string[] = [];
  const imports = new Map<string, Set<string>>();
  const people = new Set<string>();
  let at: number | undefined;
  let language = 'EN';

  function setTime(step: Step) {
    if (at !== step.at) lines.push(`await mock.clock.set(${step.at});`);
    at = step.at;
  }

  function logIn(account: string) {
    const isSeeded = personas.some((person) => person.account === account);
    const call = `await mock.login(${quote(account)}${isSeeded ? '' : ' as never'});`;
    lines.push(people.has(account) ? call : `const ${account} = ${call}`);
    people.add(account);
  }

  function addCommand(cause: Step['cause'] & { kind: 'command' }) {
    const { path, method, body } = cause;
    if (NOT_REPEATABLE.includes(path))
      throw new Error(`a test cannot repeat the command "${path}"`);
    const { persona } = (body ?? {}) as { persona?: string };
    // The clock is set before each step.
    if (path === 'clock' || path === 'reset') return;
    if (path === 'personas' && persona) logIn(persona);
    else if (method === 'DELETE') lines.push('await mock.heal();');
    else lines.push(`await mock.command(${quote(path)}, ${literalOf(body)});`);
  }

  function addCall({ id, status = 0 }: Step, cause: CallCause, isExpected: boolean) {
    const found = contractEndpoints.find(
      ({ endpoint }) => endpoint.method === cause.method && endpoint.path === cause.path,
    );
    if (!found) return;
    const { name, file, endpoint } = found;
    const { account } = cause;
    if (endpoint.body === 'files') {
      lines.push(`// ${name} sent a file, which is not kept.`);
      return;
    }
    imports.set(file, (imports.get(file) ?? new Set()).add(name));
    if (account && !people.has(account)) logIn(account);
    if (language !== cause.language) lines.push(`mock.setLanguage(${quote(cause.language)});`);
    language = cause.language;
    const input = inputOf(endpoint, cause);
    const call = `${account ?? 'mock'}.call(${name}${input ? `, ${literalOf(input)}` : ''})`;
    const { reply } = timeline.detailsOf(id);
    const user = endpoint.path === login.path && status === 200 ? String(cause.input.username) : '';
    if (user && !people.has(user)) {
      people.add(user);
      lines.push(`const ${user} = mock.as((await ${call}).token);`);
    } else lines.push(isExpected ? expectLine(call, status, reply) : ignoreLine(call, status));
  }

  return {
    lines,
    imports,
    add(step: Step, isExpected: boolean) {
      const { cause } = step;
      // What is due becomes due by the clock.
      if (cause.kind === 'events') return;
      setTime(step);
      if (cause.kind === 'command') addCommand(cause);
      else addCall(step, cause, isExpected);
    },
  };
}

/** The input without what every call of the endpoint has. */
function inputOf(endpoint: (typeof contractEndpoints)[number]['endpoint'], cause: CallCause) {
  const carried = endpoint.carries ?? [];
  const own = Object.entries(cause.input).filter(
    ([name]) =>
      name !== 'moduleId' &&
      !carried.includes(name as Carried) &&
      !(name in (endpoint.fixed ?? {})),
  );
  if (!own.length) return undefined;
  try {
    return parseInput(endpoint, Object.fromEntries(own), cause.method === 'GET') as object;
  } catch {
    // The backend has rejected it too.
    return Object.fromEntries(own);
  }
}

const ignoreLine = (call: string, status: number) =>
  status >= 200 && status < 400 ? `await ${call};` : `await ${call}.catch(() => undefined);`;

function expectLine(call: string, status: number, text: string) {
  const reply = text.endsWith(CUT_MARK) ? undefined : parseJsonOrText(text);
  const { success, value, code } = (reply ?? {}) as Record<string, unknown>;
  if (success === false || status < 200 || status >= 400)
    return code
      ? `await expect(${call}).rejects.toMatchObject(${literalOf({ status, code })});`
      : `await expect(${call}).rejects.toThrow();`;
  const expected = expectationOf(value);
  if (expected === undefined) return `await ${call};`;
  const matcher = typeof expected === 'object' && expected !== null ? 'toMatchObject' : 'toBe';
  return `expect(await ${call}).${matcher}(${literalOf(expected)});`;
}
