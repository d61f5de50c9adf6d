import { expect, vi } from 'vitest';
import type { PageDriver, Role } from '../e2e/journeys/walk';
import type { ElementReference } from './commands.ts';
import type { Session } from './createSession.ts';
import { findElements } from './findElements';
import { isSteady } from './isSteady';

/** Where elements of a role are looked for. Roles are compared with what the browser computes. */
const SELECTORS: Partial<Record<Role, string>> = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  img: 'img, svg, [role=img]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
};

/** Roles that browsers name differently: what the selector says is enough. */
const NOT_COMPARED: Role[] = ['textbox', 'searchbox', 'img'];

/** On a busy machine a page can take a minute. What succeeds does not wait that long. */
const WAIT = { timeout: 90_000, interval: 100 };

const lettersOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** Finds and uses the elements of a page by role and name, as a person does. Every step waits until it succeeds. */
export function createPage(session: Session, origin: string) {
  const selectorOf = (role: Role) => SELECTORS[role] ?? `[role=${role}]`;

  async function isWanted(element: ElementReference, role: Role, name: RegExp) {
    if (!NOT_COMPARED.includes(role) && (await session.roleOf(element)) !== role) return false;
    return name.test(await session.nameOf(element));
  }

  async function findNow(role: Role, { source, flags }: RegExp, inside?: Role) {
    const found = await session.run(
      findElements,
      selectorOf(role),
      { source, flags },
      inside && selectorOf(inside),
    );
    for (const element of found)
      if (await isWanted(element, role, new RegExp(source, flags))) return element;
    return undefined;
  }

  async function find(role: Role, name: RegExp, inside?: Role) {
    return (await findNow(role, name, inside)) ?? expect.fail(`no ${role} is named ${name}`);
  }

  /** The drivers click at the place where the element was, so one that moves would be missed. */
  async function click(element: ElementReference) {
    if (!(await session.runAsync(isSteady, element as unknown as Element)))
      expect.fail('the element moves or is covered');
    await session.click(element);
  }

  /** Repeats a step until the page allows it: an element may move, be covered or be replaced. */
  const untilDone = (step: () => Promise<unknown>) => vi.waitFor(step, WAIT).then(() => {});

  const driver: PageDriver = {
    see: (role, name, inside) => untilDone(() => find(role, name, inside)),
    press: (role, name, inside) => untilDone(async () => click(await find(role, name, inside))),
    write: (name, text) =>
      untilDone(async () => {
        const field = await find('textbox', name);
        await click(field);
        // What is typed replaces what is there.
        await session.run((input) => input.select(), field as unknown as HTMLInputElement);
        await session.type(field, text);
        // A busy WebKit loses keys now and then. Some fields write spaces between.
        const typed = await session.run(({ value }) => value, field as unknown as HTMLInputElement);
        expect(lettersOf(typed), `${name}: what was typed`).toBe(lettersOf(text));
      }),
  };

  return {
    ...driver,
    /** Checks a box or chooses a radio button. The label takes the click of one that is drawn as something else. */
    choose: (role: 'checkbox' | 'radio', name: RegExp) =>
      untilDone(async () => {
        const input = await find(role, name);
        const target = await session.run(
          (box) => (box.clientWidth > 4 ? box : box.labels?.[0]),
          input as unknown as HTMLInputElement,
        );
        await click(target as unknown as ElementReference);
        const isChecked = (box: HTMLInputElement) => box.checked;
        expect(await session.run(isChecked, input as unknown as HTMLInputElement)).toBe(true);
      }),
    /** Gives a file to the field for files at this place of the page. */
    upload: (index: number, file: string) =>
      untilDone(async () => {
        const field = (await session.findAll('input[type=file]'))[index];
        await (field ? session.type(field, file) : expect.fail('no field for files'));
      }),
    open: (path: string) => session.open(origin + path),
    /** Waits until the app has replaced the first screen and all that a page loads when it is idle is there. */
    isStarted: () =>
      untilDone(async () =>
        expect(await session.run(() => document.documentElement.dataset.started)).toBe(''),
      ),
    /** Waits until no such element is shown. */
    isGone: (role: Role, name: RegExp) =>
      untilDone(async () => expect(await findNow(role, name), `${role} ${name}`).toBeUndefined()),
    /** Waits until the page shows this text. */
    read: (text: RegExp) =>
      untilDone(async () => expect(await session.run(() => document.body.innerText)).toMatch(text)),
    /** Waits until the page shows no such text. */
    lacks: (text: RegExp) =>
      untilDone(async () =>
        expect(await session.run(() => document.body.innerText)).not.toMatch(text),
      ),
    /** Waits until the page has this path. */
    isAt: (path: RegExp) =>
      untilDone(async () => expect(new URL(await session.address()).pathname).toMatch(path)),
    /** Acts inside of a frame, as soon as the selector finds it. */
    inFrame: (selector: string, act: (frame: Session) => Promise<unknown>) =>
      untilDone(async () => {
        const [frame] = await session.findAll(selector);
        if (!frame) return expect.fail(`no frame ${selector}`);
        await session.enterFrame(frame);
        await act(session).finally(() => session.enterFrame(null));
      }),
    untilDone,
  };
}

export type EnginePage = ReturnType<typeof createPage>;
