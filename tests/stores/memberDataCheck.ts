import ts from 'typescript';

/** Names of the endpoints with `auth`, by the contract file that exports them. */
export type AuthEndpoints = ReadonlyMap<string, ReadonlySet<string>>;

/** These functions create something that holds data. In a store for members each call must be inside member data. */
const CREATORS = new Set(['createResource', 'signal', 'stored', 'createCollection']);
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap']);
/** What is created in the arguments of these is reset when the session ends. */
const OWNERS = new Set(['memberOwned', 'memberSignal', 'memberState']);

function importedEndpoints(file: ts.SourceFile, auth: AuthEndpoints) {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const path = (statement.moduleSpecifier as ts.StringLiteral).text;
    const endpoints = auth.get(path.match(/\/contract\/\w+\/(\w+)$/)?.[1] ?? '');
    const bindings = statement.importClause?.namedBindings;
    if (!endpoints?.size || !bindings) continue;
    // `import * as` gives all endpoints of the file.
    if (ts.isNamespaceImport(bindings)) {
      names.add(bindings.name.text);
      continue;
    }
    for (const { name, propertyName } of bindings.elements)
      if (endpoints.has((propertyName ?? name).text)) names.add(name.text);
  }
  return names;
}

const calleeName = (node: ts.Node) => {
  if (!ts.isCallExpression(node)) return undefined;
  if (ts.isIdentifier(node.expression)) return node.expression.text;
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;
};

/** `[]` or `{}`: a collection to fill. */
const isEmptyLiteral = (node: ts.Node | undefined) =>
  node !== undefined &&
  ((ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0));

const isFunction = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node);

/** In the module itself, or in the body of a factory `createX`: it lives as long as the app. */
function livesWithStore(node: ts.Node): boolean {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    if (ts.isFunctionDeclaration(ancestor)) return /^create[A-Z]/.test(ancestor.name?.text ?? '');
    if (isFunction(ancestor)) return false;
  }
  return true;
}

/** Names of functions that are handed to an owner: `memberState(createDraft)`. */
function ownedFunctions(node: ts.Node, names = new Set<string>()) {
  if (ts.isCallExpression(node) && OWNERS.has(calleeName(node) ?? ''))
    for (const argument of node.arguments) if (ts.isIdentifier(argument)) names.add(argument.text);
  ts.forEachChild(node, (child) => void ownedFunctions(child, names));
  return names;
}

function isInsideMemberData(node: ts.Node, owned: ReadonlySet<string>): boolean {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    if (OWNERS.has(calleeName(ancestor) ?? '')) return true;
    if (ts.isFunctionDeclaration(ancestor) || ts.isVariableDeclaration(ancestor))
      if (owned.has(ancestor.name?.getText() ?? '')) return true;
  }
  return false;
}

function uses(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => uses(child, names) || undefined) ?? false;
}

/**
 * Finds where a store that calls an endpoint with `auth` keeps data that is not reset when the
 * session ends. A store without such an endpoint has public data and is not checked.
 */
export function findUnownedData(name: string, text: string, auth: AuthEndpoints): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const endpoints = importedEndpoints(file, auth);
  if (endpoints.size === 0) return [];
  const owned = ownedFunctions(file);
  const found: string[] = [];
  const report = (node: ts.Node, problem: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1} ${problem}`);
  };

  function visit(node: ts.Node) {
    const callee = calleeName(node) ?? '';
    if (CREATORS.has(callee) && !isInsideMemberData(node, owned))
      report(node, `${callee}() outside member data`);
    if (callee === 'publicResource' && uses(node, endpoints))
      report(node, 'publicResource() with an endpoint that needs a session');
    if (ts.isNewExpression(node) && COLLECTIONS.has(node.expression.getText()))
      if (livesWithStore(node) && !isInsideMemberData(node, owned))
        report(node, `new ${node.expression.getText()}() outside member data`);
    if (ts.isVariableDeclaration(node) && isEmptyLiteral(node.initializer))
      if (livesWithStore(node) && !isInsideMemberData(node.parent, owned))
        report(node, `${node.initializer?.getText()} outside member data`);
    if (ts.isVariableDeclarationList(node) && node.flags & ts.NodeFlags.Let)
      if (livesWithStore(node)) report(node, 'let outside member data');
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}
