import type { CDPSession } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { whenTakenOver } from '../helpers/locators';
import { type Role, walkMainJourneys } from './walk';

type Node = Awaited<ReturnType<typeof readTree>>[number];

const readTree = async (cdp: CDPSession) => (await cdp.send('Accessibility.getFullAXTree')).nodes;

const textOf = (value: Node['role']) => String(value?.value ?? '');

/** Roles whose names in the tree of Chromium are not those of ARIA. */
const treeRoles: Partial<Record<Role, string>> = { img: 'image' };

test('a member logs in, plays, deposits, withdraws and logs out through the accessibility tree alone', async ({
  page,
}) => {
  // Five journeys in one test need more time than one.
  test.slow();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');

  async function findNow(role: Role, name: RegExp, inside?: Role) {
    const nodes = await readTree(cdp);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const isInside = (node: Node | undefined): boolean =>
      !inside ||
      (node !== undefined &&
        (textOf(node.role) === inside || isInside(byId.get(node.parentId ?? ''))));
    return nodes.find(
      (node) =>
        // Assistive technology does not get the ignored ones.
        !node.ignored &&
        textOf(node.role) === (treeRoles[role] ?? role) &&
        name.test(textOf(node.name).trim()) &&
        isInside(node),
    )?.backendDOMNodeId;
  }

  async function find(role: Role, name: RegExp, inside?: Role) {
    let id: number | undefined;
    await expect
      .poll(async () => (id = await findNow(role, name, inside)), { message: `${role} ${name}` })
      .toBeDefined();
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: id });
    return object.objectId;
  }

  /** What a screen reader does when its user activates an element. */
  const run = (objectId: string | undefined, functionDeclaration: string) =>
    cdp.send('Runtime.callFunctionOn', { objectId, functionDeclaration });

  await page.goto('/m/home');
  // What was found on the first screen is gone, when it is pressed after the takeover.
  await whenTakenOver(page);
  await walkMainJourneys({
    see: async (role, name) => {
      await find(role, name);
    },
    press: async (role, name, inside) => {
      await run(await find(role, name, inside), 'function () { this.click(); }');
    },
    write: async (name, text) => {
      await run(await find('textbox', name), 'function () { this.focus(); }');
      await page.keyboard.insertText(text);
    },
  });
});
