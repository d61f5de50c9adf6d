import { personas } from '../../../fixtures/account/personas';
import type { Carried } from '../../../src/contract/endpoint';
import { parseInput } from '../../core/input';
import { literalOf, quote } from './literal';
import { indent, type RepeatedCall, type TestSyntax } from './testSyntax';

/** A test for `tests/backend`, with `mockBackend` of `tests/helpers`. */
export function createVitestSyntax(): TestSyntax {
  const imports = new Map<string, Set<string>>();
  let language = 'EN';

  /** The lines of a call: `statement` gets its text. */
  function linesOf(call: RepeatedCall, statement: (text: string) => string) {
    const { name, file, cause } = call;
    imports.set(file, (imports.get(file) ?? new Set()).add(name));
    const change =
      language === cause.language ? [] : [`mock.setLanguage(${quote(cause.language)});`];
    language = cause.language;
    const input = inputOf(call);
    const text = `${cause.account ?? 'mock'}.call(${name}${input ? `, ${literalOf(input)}` : ''})`;
    return [...change, statement(text)];
  }

  return {
    setTime: (at) => `await mock.clock.set(${at});`,
    sendCommand: (path, body) => `await mock.command(${quote(path)}, ${literalOf(body)});`,
    removeFaults: () => 'await mock.heal();',
    logIn(account, variable) {
      const isSeeded = personas.some((person) => person.account === account);
      const call = `await mock.login(${quote(account)}${isSeeded ? '' : ' as never'});`;
      return variable ? `const ${account} = ${call}` : call;
    },
    repeatLogin: (call, account, variable) =>
      linesOf(call, (text) =>
        variable ? `const ${account} = mock.as((await ${text}).token);` : `await ${text};`,
      ),
    repeat: (call) =>
      linesOf(call, (text) =>
        call.reply.kind === 'accepted' ? `await ${text};` : `await ${text}.catch(() => undefined);`,
      ),
    expect: (call) => linesOf(call, (text) => expectLine(text, call)),
    write(title, { seed, now }, lines) {
      const contract = [...imports]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([file, names]) => `import { ${[...names].sort().join(', ')} } from '../../${file}';\n`,
        );
      const body = indent([
        'const mock = mockBackend();',
        `await mock.reset({ seed: ${quote(seed)}, now: ${now}, frozen: true });`,
        ...lines,
      ]);
      return `import { expect, test } from 'vitest';
${contract.join('')}import { mockBackend } from '../helpers/mockBackend';

test(${quote(title)}, async () => {
${body}
});
`;
    },
  };
}

/** The input without what every call of the endpoint has. */
function inputOf({ endpoint, cause }: RepeatedCall) {
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

function expectLine(text: string, { reply }: RepeatedCall) {
  if (reply.kind === 'unreadable' || reply.kind === 'empty')
    return `await expect(${text}).rejects.toThrow();`;
  if (reply.kind === 'rejected') {
    const { status, code } = reply;
    return code
      ? `await expect(${text}).rejects.toMatchObject(${literalOf({ status, code })});`
      : `await expect(${text}).rejects.toThrow();`;
  }
  const { expected } = reply;
  if (expected === undefined) return `await ${text};`;
  const matcher = typeof expected === 'object' && expected !== null ? 'toMatchObject' : 'toBe';
  return `expect(await ${text}).${matcher}(${literalOf(expected)});`;
}
