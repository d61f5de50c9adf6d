import { expect, vi } from 'vitest';
import type { PageDriver, Role } from '../e2e/journeys/walk';
import type { ElementReference, WebDriverSession } from './webDriver';

/** Where elements of a role are looked for. Roles are compared with what the browser computes. */
const SELECTORS: Partial<Record<Role, string>> = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button, [role=button], summary',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  img: 'img, svg, [role=img]',
  link: 'a[href]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
};

const WAIT = { timeout: 20_000, interval: 100 };

/** Finds and uses elements by role and name, over WebDriver. */
export function createPageDriver(session: WebDriverSession): PageDriver {
  async function isWanted(element: ElementReference, role: Role, name: RegExp) {
    if (!(await session.isShown(element))) return false;
    // Browsers name some roles differently: only what the selector cannot tell is compared.
    if (role === 'textbox' || role === 'img') return name.test(await session.nameOf(element));
    return (await session.roleOf(element)) === role && name.test(await session.nameOf(element));
  }

  async function find(role: Role, name: RegExp, inside?: Role) {
    const parents = inside ? await session.findAll(SELECTORS[inside] ?? inside) : [undefined];
    for (const parent of parents)
      for (const element of await session.findAll(SELECTORS[role] ?? role, parent))
        if (await isWanted(element, role, name)) return element;
    return expect.fail(`no ${role} is named ${name}`);
  }

  /** Repeats an action until the page allows it: an element may move, be covered or be replaced. */
  const untilDone = (action: () => Promise<unknown>) => vi.waitFor(action, WAIT).then(() => {});

  return {
    see: (role, name) => untilDone(() => find(role, name)),
    press: (role, name, inside) =>
      untilDone(async () => session.click(await find(role, name, inside))),
    write: (name, text) =>
      untilDone(async () => {
        const field = await find('textbox', name);
        await session.click(field);
        await session.type(field, text);
      }),
  };
}
