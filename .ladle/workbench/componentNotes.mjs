import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src/ui', 'src/widgets'];

const isComponentFile = (file) => /\/[A-Z]\w+\.tsx$/.test(file) && !file.includes('.stories.');

/** The files of all components of the design system and the widgets. */
export const componentFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((path) =>
      `${folder}/${path}`.replaceAll('\\', '/'),
    ),
  )
    .filter(isComponentFile)
    .sort();

const commentOf = (node, source) => {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  if (!doc) return '';
  const text =
    typeof doc.comment === 'string' ? doc.comment : ts.getTextOfJSDocComment(doc.comment);
  return (text ?? '').replace(/\s+/g, ' ').trim() || doc.getText(source);
};

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The exported functions of a file that are components: Row, but neither rowOf nor ROWS. */
function componentsOf(source) {
  return source.statements
    .filter(isExported)
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement) && statement.name)
        return [{ name: statement.name.text, statement, component: statement }];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name, initializer }) => ({
        name: name.getText(source),
        statement,
        component: initializer,
      }));
    })
    .filter(
      ({ name, component }) =>
        /^[A-Z][a-z]/.test(name) && component && ts.isFunctionLike(component),
    );
}

/** The declaration of a type: in this file, or in the file that it is imported from. */
function declarationOf(name, source) {
  const isNamed = (statement) =>
    (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
    statement.name.text === name;
  const declaration = source.statements.find(isNamed);
  if (declaration) return { declaration, source };
  const importedFrom = source.statements.find(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings?.elements?.some(
        (element) => element.name.text === name,
      ),
  )?.moduleSpecifier.text;
  if (!importedFrom?.startsWith('.')) return undefined;
  const file = join(dirname(source.fileName), importedFrom);
  const path = [`${file}.tsx`, `${file}.ts`].find((candidate) => existsSync(candidate));
  return path ? declarationOf(name, parse(path)) : undefined;
}

/** The names of a type such as 'end' | 'icon'. */
const namesIn = (type) => [...type.getText().matchAll(/'(\w+)'/g)].map(([, name]) => name);

/** The props of a type, also those that it takes from other files. */
function propsOf(type, source) {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
    const inherited = (type.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((base) => propsOfNamedType(base.expression.getText(source), base, source)),
    );
    const declared = type.members.filter(ts.isTypeElement).map((member) => ({
      name: member.name?.getText(source) ?? '',
      type: member.type?.getText(source) ?? member.getText(source),
      isOptional: Boolean(member.questionToken),
      comment: commentOf(member, source),
    }));
    return [...declared, ...inherited];
  }
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => propsOf(part, source));
  if (ts.isTypeReferenceNode(type))
    return propsOfNamedType(type.typeName.getText(source), type, source);
  return [unlistedProps(type.getText(source))];
}

function propsOfNamedType(name, type, source) {
  const [base, keys] = type.typeArguments ?? [];
  if (keys && (name === 'Omit' || name === 'Pick')) {
    const names = namesIn(keys);
    return propsOf(base, source).filter((prop) => names.includes(prop.name) === (name === 'Pick'));
  }
  const component = name === 'ComponentProps' && /typeof (\w+)/.exec(type.getText(source))?.[1];
  if (component) return propsOfComponent(component);
  const found = declarationOf(name, source);
  if (!found) return [unlistedProps(type.getText(source))];
  const { declaration } = found;
  return propsOf(
    ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration,
    found.source,
  );
}

/** The props of a component of the design system. */
function propsOfComponent(name) {
  const file = componentFiles().find((path) => new RegExp(`/ui/\\w+/${name}\\.tsx$`).test(path));
  const found = file && notesOf(file).find((note) => note.name === name);
  return found ? found.props : [unlistedProps(name)];
}

/** Stands for the props of a type that cannot be listed one by one, such as those of a package. */
const unlistedProps = (type) => ({ name: '…', type, isOptional: false, comment: '' });

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Name, comment and props of the components of a file, read from its text. */
export function notesOf(file) {
  const source = parse(file);
  return componentsOf(source).map(({ name, statement, component }) => ({
    name,
    file,
    comment: commentOf(statement, source),
    props: propsOf(component.parameters[0]?.type, source),
  }));
}
