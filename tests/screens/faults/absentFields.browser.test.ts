import { expect, test } from 'vitest';
import { contractEndpoints } from '../../../mocks/admin/openapi';
import { memberInfo } from '../../../src/contract/account/member';
import { renewSession } from '../../../src/contract/account/session';
import { compileSchema, type Schema } from '../../../src/contract/schema';
import { settings, whiteLabel } from '../../../src/contract/site/system';
import { agentRoutes, ownRoutes, screenOf } from '../../e2e/crawl/routeNames';
import { loadingIndicator } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { prepareApp } from '../../helpers/openApp';
import { offerSafePlay } from '../../helpers/settings';

const QUERIES: Record<string, string> = {
  '/m/helpDetail': '?p=0&c=0',
  '/m/gameList': '?gameType=RNG&vassalage=PG',
  '/m/search': '?q=oro',
  '/m/play': '?game=100002',
  '/m/member/agent/member': '?account=amparo',
};
/** What the app shows and who is here, not amounts. */
const WHOLE: string[] = [settings, whiteLabel, memberInfo, renewSession].map(({ path }) => path);
/** Zeros that are sent, typed or counted here: lottery numbers, names of levels, limits of fields, sums of what was typed. */
const REAL_ZEROS =
  '.balls, .chiprow, .field-foot, .files, form .sumcard, .agent-transfer footer, .safeplay-months td:last-child';
const ZERO =
  /^[+−-]?\s?(S\/\s)?0([.,]00)?\s?%?$|\b0 (puntos|apuestas|miembros)|(?<![\d.,])0[.]00|\b19(69|70)\b/;

/** The part of a value that the contract requires: no optional field, and none that has a default. */
function requiredPart(schema: Schema, value: unknown): unknown {
  if (schema.items && Array.isArray(value))
    return value.map((item) => requiredPart(schema.items as Schema, item));
  if (!schema.properties || typeof value !== 'object' || value === null) return value;
  const { properties, required = [] } = schema;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    required
      .filter((name) => name in fields && !('default' in (properties[name] ?? {})))
      .map((name) => [name, requiredPart(properties[name] ?? {}, fields[name])]),
  );
}

/** A reply with only what the contract requires. */
async function bareReply(request: Request, send: () => Promise<Response>) {
  const { pathname } = new URL(request.url);
  const called = contractEndpoints.find(
    ({ endpoint }) => endpoint.method === request.method && endpoint.path === pathname,
  );
  const response = await send();
  if (!called || WHOLE.includes(pathname)) return response;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!body?.success) return response;
  const value = requiredPart(compileSchema(called.endpoint.out), body.value);
  return Response.json({ ...body, value }, response);
}

/** Visible texts that are a zero or a date before there was the product, each with what is around it. */
function zerosOnScreen() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest(`script, ${REAL_ZEROS}`)) continue;
    // The parts of an amount are elements of their own.
    const whole = element.closest('.money')?.textContent ?? texts.currentNode.textContent ?? '';
    if (ZERO.test(whole.trim()))
      found.add(`${whole} in ${element.closest('[class]')?.parentElement?.textContent}`);
  }
  return [...found];
}

const countElements = () => document.querySelectorAll('*').length;
const leftElements = () => document.querySelectorAll('main > [data-left]').length;

test.each([
  ['member', ownRoutes.member],
  ['agent', agentRoutes],
] as const)(
  'S4.53 no screen states a zero for a field that the backend does not send, for the %s',
  { timeout: 180_000 },
  async (person, paths) => {
    const { admin, allowConsole, answer, goTo, logIn, open } = prepareApp();
    // Without their levels the bonuses of the VIP room are the same one.
    allowConsole(/two children with the same key.* upgrade\/undefined/);
    await admin('scenarios', { name: 'noPopups' });
    await offerSafePlay(admin);
    await logIn(person);
    let pending = 0;
    answer(/^\/(wps|lgw|lotto)\//, async (request, send) => {
      pending += 1;
      return bareReply(request, send).finally(() => {
        pending -= 1;
      });
    });
    /** The screen has all that it requests, and shows it. */
    async function isComplete() {
      const before = countElements();
      await settled();
      return pending === 0 && countElements() === before;
    }
    await open('/m/language');
    await expect.poll(() => document.querySelector('h1')).not.toBeNull();
    let lastScreen = '';
    const zeros: Record<string, string[]> = {};
    for (const path of new Set(paths)) {
      if (path.includes('$')) continue;
      if (screenOf(path) !== lastScreen)
        for (const element of document.querySelectorAll('main > *'))
          element.setAttribute('data-left', '');
      goTo(path + (QUERIES[path] ?? ''));
      await expect.poll(leftElements, { message: path }).toBe(0);
      lastScreen = screenOf(path);
      await expect.poll(() => document.querySelector('main *'), { message: path }).not.toBeNull();
      await expect.element(loadingIndicator()).not.toBeInTheDocument();
      await expect.poll(isComplete, { message: path }).toBe(true);
      const found = zerosOnScreen();
      if (found.length) zeros[path] = found;
    }
    expect(zeros).toEqual({});
  },
);
