import { readdirSync, readFileSync } from 'node:fs';
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

/** The exported functions of a file that are components: their names begin with a capital letter. */
function componentsOf(source) {
  return source.statements
    .filter(isExported)
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement) && statement.name)
        return [{ name: statement.name.text, node: statement, makes: statement }];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name, initializer }) => ({
        name: name.getText(source),
        node: statement,
        makes: initializer,
      }));
    })
    .filter(({ name, makes }) => /^[A-Z][a-z]/.test(name) && makes && ts.isFunctionLike(makes));
}

/** The members that a props type has in its own file, and the text of what it takes from elsewhere. */
function propsOf(type, source) {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
    const inherited = (type.heritageClauses ?? []).flatMap(({ types }) => types.map(rest(source)));
    const own = type.members.filter(ts.isTypeElement).map((member) => ({
      name: member.name?.getText(source) ?? '',
      type: member.type?.getText(source) ?? member.getText(source),
      isOptional: Boolean(member.questionToken),
      comment: commentOf(member, source),
    }));
    return [...own, ...inherited];
  }
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => propsOf(part, source));
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText(source);
    const found = source.statements.find(
      (statement) =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
        statement.name.text === name,
    );
    if (found) return propsOf(ts.isTypeAliasDeclaration(found) ? found.type : found, source);
  }
  return [rest(source)(type)];
}

const rest = (source) => (type) => ({
  name: '…',
  type: type.getText(source),
  isOptional: false,
  comment: '',
});

/** Name, comment and props of the components of a file, read from its text. */
export function notesOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return componentsOf(source).map(({ name, node, makes }) => ({
    name,
    file,
    comment: commentOf(node, source),
    props: propsOf(makes.parameters[0]?.type, source),
  }));
}
