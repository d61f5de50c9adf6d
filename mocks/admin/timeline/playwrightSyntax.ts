import { literalOf, quote } from './literal';
import { indent, type RepeatedCall, type TestSyntax } from './testSyntax';

/** What a test looks at in the end. */
interface Shown {
  path: string;
  texts: string[];
  /** Whose session the page has: the account of the last person of the stretch. */
  account: string | undefined;
}

/** A browser test for a folder of `tests/e2e`, with the fixtures of its helpers. */
export function createPlaywrightSyntax({ path, texts, account }: Shown): TestSyntax {
  let hasSession = false;
  let isCalling = false;

  function logIn(person: string, variable: boolean) {
    if (person === account && !hasSession) {
      hasSession = true;
      return `${variable ? `const ${person} = ` : ''}await startSession(page, admin, ${quote(person)});`;
    }
    const session = `await admin('personas', { persona: ${quote(person)} });`;
    return variable ? `const { token: ${person} } = ${session}` : session;
  }

  function textOf({ endpoint, cause }: RepeatedCall) {
    isCalling = true;
    const { method, input, language } = cause;
    const hasQuery = method === 'GET' || method === 'DELETE';
    const pairs = Object.entries(input).flatMap(([name, value]) =>
      [value].flat().map((item) => [name, String(item)]),
    );
    const query = hasQuery && pairs.length ? `?${new URLSearchParams(pairs)}` : '';
    const headers = [
      ...(cause.account ? [`Token: ${cause.account}`] : []),
      ...(language === 'ES' ? [] : [`Language: ${quote(language)}`]),
    ];
    const options = [
      ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
      ...(headers.length ? [`headers: { ${headers.join(', ')} }`] : []),
      ...(hasQuery ? [] : [`data: ${literalOf(input)}`]),
      ...(endpoint.encrypted ? ['encrypted: true'] : []),
    ];
    return `api(${quote(cause.path + query)}${options.length ? `, { ${options.join(', ')} }` : ''})`;
  }

  return {
    setTime: (at) => `await admin('clock', { at: ${at} });`,
    sendCommand: (command, body) => `await admin(${quote(command)}, ${literalOf(body)});`,
    removeFaults: () => `await admin('faults', undefined, 'DELETE');`,
    logIn,
    repeatLogin: (_, person, variable) => [logIn(person, variable)],
    repeat: (call) => [
      `await ${textOf(call)}${call.reply.kind === 'unreadable' ? '.catch(() => undefined)' : ''};`,
    ],
    expect: (call) => [expectLine(textOf(call), call)],
    write(title, { seed, now }, lines) {
      const body = indent([
        `await admin('reset', { seed: ${quote(seed)}, now: ${now}, frozen: true });`,
        ...lines,
        `await page.goto(${quote(path)});`,
        ...texts.map(
          (text) => `await expect(page.getByText(${quote(text)}).first()).toBeVisible();`,
        ),
      ]);
      const session = hasSession ? "import { startSession } from '../helpers/session';\n" : '';
      return `import { expect, test } from '../helpers/fixtures';
${session}
test(${quote(title)}, async ({ page, admin${isCalling ? ', api' : ''} }) => {
${body}
});
`;
    },
  };
}

function expectLine(text: string, { reply }: RepeatedCall) {
  if (reply.kind === 'unreadable') return `await expect(${text}).rejects.toThrow();`;
  if (reply.kind === 'empty') return `expect((await ${text}).body).toBe('');`;
  if (reply.kind === 'rejected') {
    const { status, code } = reply;
    const body = code === undefined ? {} : { body: { code } };
    return `expect(await ${text}).toMatchObject(${literalOf({ status, ...body })});`;
  }
  const { expected: value } = reply;
  const body = value === undefined ? { success: true } : { success: true, value };
  return `expect(await ${text}).toMatchObject(${literalOf({ body })});`;
}
