import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import type { Wire } from '../../src/contract/endpoint';
import { filesUnder } from '../check/files.mjs';

const HANDLERS = 'mocks/handlers';
/** What every call goes through before its handler. */
const COMMON = [
  'mocks/core/door/checkClient.ts',
  'mocks/core/door/checkMenu.ts',
  'mocks/core/input.ts',
];
/** The codes of those who may not call, for an endpoint with `auth`. */
const ACCESS = 'mocks/core/door/checkAccess.ts';

const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string) {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

const imports = new Map<string, Map<string, string>>();

/** The names that a file imports from files of the project, with the file of each. */
function importsOf(file: string) {
  const known = imports.get(file);
  if (known) return known;
  const pairs = sourceOf(file).statements.flatMap((statement): [string, string][] => {
    if (!ts.isImportDeclaration(statement)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const path = `${join(dirname(file), from)}.ts`;
    const names = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || !names || !ts.isNamedImports(names) || !existsSync(path))
      return [];
    return names.elements.map((one) => [one.name.text, path]);
  });
  const found = new Map(pairs);
  imports.set(file, found);
  return found;
}

/** The declaration of a function or a constant of a file. */
function declarationOf(file: string, name: string): ts.Node | undefined {
  for (const statement of sourceOf(file).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found) return found;
  }
  return undefined;
}

/** The texts of a code: one, or several when it is chosen by a condition. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node))
    return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  return [];
}

/** The codes with which a part of a file rejects, also in the functions that it uses. */
function codesIn(file: string, node: ts.Node, seen = new Set<string>()): string[] {
  const imported = importsOf(file);
  const codes: string[] = [];
  const visit = (one: ts.Node) => {
    const called = ts.isCallExpression(one) || ts.isNewExpression(one) ? one : undefined;
    if (called && /^(reject|RequestError)$/.test(called.expression.getText()))
      codes.push(...(called.arguments?.slice(0, 1) ?? []).flatMap(textsIn));
    if (ts.isIdentifier(one)) codes.push(...codesOfName(one.text));
    ts.forEachChild(one, visit);
  };
  const codesOfName = (name: string) => {
    const target = imported.get(name) ?? file;
    const key = `${target} ${name}`;
    if (seen.has(key) || !target.startsWith('mocks/')) return [];
    seen.add(key);
    const declaration = declarationOf(target, name);
    return declaration ? codesIn(target, declaration, seen) : [];
  };
  visit(node);
  return codes;
}

interface Handler {
  file: string;
  /** `handle(contract.withdraw, …)` without its first argument. */
  parts: readonly ts.Node[];
}

/** The handlers by the name of their endpoint. */
function findHandlers() {
  const found = new Map<string, Handler>();
  for (const file of filesUnder(HANDLERS)) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const [first, ...parts] = node.arguments;
        const text = `${node.expression.getText()} ${first?.getText()}`;
        const name = /^handle (?:\w+\.)?(\w+)$|^\w+ contract\.(\w+)$/.exec(text);
        if (name) found.set(name[1] ?? name[2] ?? '', { file, parts });
      }
      ts.forEachChild(node, visit);
    };
    visit(sourceOf(file));
  }
  return found;
}

let handlers: Map<string, Handler> | undefined;

/** The codes that depend on what an endpoint demands. */
const CONDITIONS: Record<string, 'encrypted' | 'module'> = {
  encryption_needed: 'encrypted',
  module_wrong: 'module',
};

/** The codes of the errors that an endpoint can answer with, read from the source of its handler. */
export function errorCodesOf(name: string, endpoint: Wire): string[] {
  handlers ??= findHandlers();
  const handler = handlers.get(name);
  const own = handler?.parts.flatMap((part) => codesIn(handler.file, part)) ?? [];
  const common = [...COMMON, ...(endpoint.auth ? [ACCESS] : [])].flatMap((file) =>
    codesIn(file, sourceOf(file)),
  );
  const isPossible = (code: string) => !CONDITIONS[code] || endpoint[CONDITIONS[code]];
  return [...new Set([...own, ...common])].filter(isPossible).sort();
}
