import { expect, test } from '../fixtures';
import { startSession } from '../session';
import { crawl, type Step } from './crawler';
import { agentRoutes, routeNames } from './routeNames';

const EVERYONE = ['visitor', 'trial', 'member', 'agent'] as const;

/** `npm run crawl`: the people who follow every link and button. Without it a visitor takes a sample. */
const people = EVERYONE.filter((person) => process.env.CRAWL?.split(',').includes(person));
const isWhole = people.length > 0;

/** Without a session, a screen that needs one is the login. */
const SAMPLE = ['/m/startLottery', '/m/activity', '/m/notice', '/m/message', '/m/help', '/m/game'];

const print = (person: string, reached: ReadonlyMap<string, Step>) => {
  console.log(`\n${person}: ${reached.size} of ${routeNames.length} routes`);
  for (const [route, { from, by }] of [...reached].toSorted())
    console.log(`  ${route.padEnd(40)} ${from} ${by}`);
};

test('A71 a visitor finds the first screens by links and buttons, from the address of the site', async ({
  page,
  admin,
}) => {
  test.skip(isWhole, 'the whole crawl follows');
  await admin('scenarios', { name: 'noPopups' });
  const { found } = await crawl(page, 1);
  expect([...found.keys()]).toEqual(expect.arrayContaining(SAMPLE));
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
  const found = new Set<string>();
  for (const person of people) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, baseURL });
    await context.addCookies([{ name: 'mock_db', value: database, url: baseURL ?? '' }]);
    const tab = await context.newPage();
    if (person !== 'visitor') await startSession(tab, admin, person);
    const { opened } = await crawl(tab, 300, (line) => console.log(`${person}: ${line}`));
    print(person, opened);
    for (const route of opened.keys()) found.add(route);
    if (person !== 'agent')
      expect([...opened.keys()].filter((route) => agentRoutes.includes(route))).toEqual([]);
    await context.close();
  }
  await page.close();
  if (people.length === EVERYONE.length)
    expect(routeNames.filter((route) => !found.has(route))).toEqual([]);
});
