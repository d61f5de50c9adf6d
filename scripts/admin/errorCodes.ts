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

/** The names that a file imports from files of the project, with the file of each. */
function importsOf(file: string) {
  const pairs = sourceOf(file).statements.flatMap((statement): [string, string][] => {
    if (!ts.isImportDeclaration(statement)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const path = `${join(dirname(file), from)}.ts`;
    const names = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || !names || !ts.isNamedImports(names) || !existsSync(path))
      return [];
    return names.elements.map((one) => [one.name.text, path]);
  });
  return new Map(pairs);
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
  const imports = importsOf(file);
  const codes: string[] = [];
  const visit = (one: ts.Node) => {
    const called = ts.isCallExpression(one) || ts.isNewExpression(one) ? one : undefined;
    if (called && /^(reject|RequestError)$/.test(called.expression.getText()))
      codes.push(...(called.arguments?.slice(0, 1) ?? []).flatMap(textsIn));
    if (ts.isIdentifier(one)) codes.push(...codesOfName(one.text));
    ts.forEachChild(one, visit);
  };
  const codesOfName = (name: string) => {
    const target = imports.get(name) ?? file;
    const key = `${target} ${name}`;
    if (seen.has(key) || !target.startsWith('mocks/')) return [];
    seen.add(key);
    const declaration = declarationOf(target, name);
    return declaration ? codesIn(target, declaration, seen) : [];
  };
  visit(node);
  return codes;
}

/** The calls `handle(contract.withdraw, …)` of all handlers. */
function findHandler(name: string) {
  for (const file of filesUnder(HANDLERS)) {
    let found: ts.CallExpression | undefined;
    const visit = (node: ts.Node): void => {
      const [first] = ts.isCallExpression(node) ? node.arguments : [];
      if (first && new RegExp(`(^|\\.)${name}$`).test(first.getText()))
        found ??= node as ts.CallExpression;
      if (!found) ts.forEachChild(node, visit);
    };
    visit(sourceOf(file));
    if (found) return { file, call: found };
  }
  return undefined;
}

/** The codes that depend on what an endpoint demands. */
const CONDITIONS: Record<string, 'encrypted' | 'module'> = {
  encryption_needed: 'encrypted',
  module_wrong: 'module',
};

/** The codes of the errors that an endpoint can answer with, read from the source of its handler. */
export function errorCodesOf(name: string, endpoint: Wire): string[] {
  const handler = findHandler(name);
  const own = handler?.call.arguments.slice(1).flatMap((node) => codesIn(handler.file, node)) ?? [];
  const common = [...COMMON, ...(endpoint.auth ? [ACCESS] : [])].flatMap((file) =>
    codesIn(file, sourceOf(file)),
  );
  const isPossible = (code: string) => !CONDITIONS[code] || endpoint[CONDITIONS[code]];
  return [...new Set([...own, ...common])].filter(isPossible).sort();
}
