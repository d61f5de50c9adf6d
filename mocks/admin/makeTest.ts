import { type } from 'arktype';
import { command } from './command';
import { formatLink } from './linkNotation';

const body = type({
  title: '0 < string <= 100',
  /** The address of the page. */
  path: /^\/[^\s]*$/,
  /** Texts that the page must show. */
  'texts?': 'string[]',
});

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', ' ')}'`;

/** The text of a browser test that sets up the present state, opens a page and looks for texts. */
export const makeTest = command('/__mock/tests/make', body, ({ db, body }) => {
  const { title, path, texts = [] } = body;
  const person = db.steps.findLast((step) => step.path === 'personas')?.body.persona;
  const link = formatLink(db.steps.filter((step) => step.path !== 'personas'));
  const imports = [
    "import { expect, test } from '../helpers/fixtures';",
    ...(person ? ["import { startSession } from '../helpers/session';"] : []),
  ];
  const lines = [
    `await admin('link', { link: ${quote(link)} });`,
    ...(person ? [`await startSession(page, admin, ${quote(String(person))});`] : []),
    `await page.goto(${quote(path)});`,
    ...texts.map((text) => `await expect(page.getByText(${quote(text)}).first()).toBeVisible();`),
  ];
  const run = lines.map((line) => `  ${line}`).join('\n');
  const head = imports.join('\n');
  return { text: `${head}\n\ntest(${quote(title)}, async ({ page, admin }) => {\n${run}\n});\n` };
});
