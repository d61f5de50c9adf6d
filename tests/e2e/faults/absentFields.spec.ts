import type { Page } from 'playwright/test';
import { offerSafePlay } from '../../helpers/settings';
import { agentRoutes, ownRoutes, screenOf } from '../crawl/routeNames';
import { expect, test } from '../helpers/fixtures';
import { loadingIndicator } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { watchCalls } from '../helpers/network';
import { startSession } from '../helpers/session';
import { sendBareReplies } from './bareReplies';

const QUERIES: Record<string, string> = {
  '/m/helpDetail': '?p=0&c=0',
  '/m/gameList': '?gameType=RNG&vassalage=PG',
  '/m/search': '?q=oro',
  '/m/play': '?game=100002',
  '/m/member/agent/member': '?account=amparo',
};
/** What the app shows and who is here, not amounts. */
const WHOLE = [
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/member/info',
  '/wps/session/renew',
];
/** Zeros that are sent, typed or counted here: lottery numbers, names of levels, limits of fields, sums of what was typed. */
const REAL_ZEROS =
  '.balls, .chiprow, .field-foot, .files, form .sumcard, .agent-transfer footer, .safeplay-months td:last-child';

/** Visible texts that are a zero or a date before there was the product, each with what is around it. */
const zerosOn = (page: Page) =>
  page.evaluate((realZeros) => {
    const isZero =
      /^[+−-]?\s?(S\/\s)?0([.,]00)?\s?%?$|\b0 (puntos|apuestas|miembros)|(?<![\d.,])0[.]00|\b19(69|70)\b/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest(`script, ${realZeros}`)) continue;
      // The parts of an amount are elements of their own.
      const whole = element.closest('.money')?.textContent ?? texts.currentNode.textContent ?? '';
      if (isZero.test(whole.trim()))
        found.add(`${whole} in ${element.closest('[class]')?.parentElement?.textContent}`);
    }
    return [...found];
  }, REAL_ZEROS);

for (const [person, paths] of [
  ['member', ownRoutes.member],
  ['agent', agentRoutes],
] as const) {
  test(`S4.53 no screen states a zero for a field that the backend does not send, for the ${person}`, async ({
    page,
    admin,
  }) => {
    test.setTimeout(6 * test.info().timeout);
    await admin('scenarios', { name: 'noPopups' });
    await offerSafePlay(admin);
    await startSession(page, admin, person);
    await sendBareReplies(page, WHOLE);
    const { waitUntilIdle } = watchCalls(page);
    await page.goto('/m/language');
    await page.locator('h1').waitFor();
    let lastScreen = '';
    const zeros: Record<string, string[]> = {};
    for (const path of new Set(paths)) {
      if (path.includes('$')) continue;
      await (screenOf(path) === lastScreen ? moveTo : moveToScreen)(
        page,
        path + (QUERIES[path] ?? ''),
      );
      lastScreen = screenOf(path);
      await expect(page.locator('main *').first()).toBeAttached();
      await expect(loadingIndicator(page)).toHaveCount(0);
      await waitUntilIdle();
      const found = await zerosOn(page);
      if (found.length) zeros[path] = found;
    }
    expect(zeros).toEqual({});
  });
}
