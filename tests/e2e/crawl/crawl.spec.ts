import { BROWSER_ARGS, findHeadlessShell } from '../../../scripts/check/browser.mjs';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';
import { crawl } from './crawler';
import { agentRoutes, ownRoutes, routeNames } from './routeNames';

const EVERYONE = ['visitor', 'trial', 'member', 'agent'] as const;

/** The member has an agent contract to answer: its page is for members concerned only. */
const PERSONAS = { trial: 'trial', member: 'vip', agent: 'agent' };

/** `npm run crawl`: the people who follow every link and button. Without it a visitor takes a sample. */
const people = EVERYONE.filter((person) => process.env.CRAWL?.split(',').includes(person));
const isWhole = people.length > 0;

/** Without a session, a screen that needs one is the login. */
const SAMPLE = ['/m/startLottery', '/m/activity', '/m/notice', '/m/message', '/m/help', '/m/game'];

// Drawing the pictures takes longer than everything else.
test.use({
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'],
  },
});

/** The routes with the way to each: every link and button on it, beginning at the address of the site. */
function print(person: string, reached: ReadonlyMap<string, string>, missing: string[]) {
  console.log(`\n${person}: ${reached.size} of ${routeNames.length} routes`);
  for (const [route, way] of [...reached].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${route.padEnd(44)} ${way}`);
  for (const route of missing) console.log(`  ${route.padEnd(44)} NOT REACHED`);
}

test('A71 a visitor finds the first screens by links and buttons, from the address of the site', async ({
  page,
  admin,
}) => {
  test.skip(isWhole, 'the whole crawl follows');
  test.slow();
  await admin('scenarios', { name: 'noPopups' });
  const { found } = await crawl(page, { maxPages: 1, wanted: SAMPLE });
  expect([...found]).toEqual(expect.arrayContaining(SAMPLE));
});

test('A71 every route is reached by links and buttons, from the address of the site', async ({
  browser,
  baseURL,
  admin,
  page,
  database,
}) => {
  test.skip(!isWhole, 'npm run crawl');
  test.setTimeout(30 * 60_000);
  await admin('scenarios', { name: 'noPopups' });
  await page.close();
  const found = new Set<string>();
  for (const person of people) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 800 },
    });
    await context.addCookies([{ name: 'mock_db', value: database, url: baseURL ?? '' }]);
    const tab = await context.newPage();
    if (person !== 'visitor') await startSession(tab, admin, PERSONAS[person]);
    const { ways } = await crawl(tab, {
      isVisitor: person === 'visitor',
      report: (line) => console.log(`${person}: ${line}`),
    });
    await context.close();
    const missing = ownRoutes[person].filter((route) => !ways.has(route));
    print(person, ways, missing);
    expect.soft(missing, `routes that ${person} does not reach`).toEqual([]);
    if (person !== 'agent')
      expect.soft([...ways.keys()].filter((route) => agentRoutes.includes(route))).toEqual([]);
    for (const route of ways.keys()) found.add(route);
  }
  if (people.length < EVERYONE.length) return;
  const missing = routeNames.filter((route) => !found.has(route));
  console.log(`\ntogether: ${found.size} of ${routeNames.length} routes`);
  expect(missing, 'routes that nobody reaches').toEqual([]);
});
