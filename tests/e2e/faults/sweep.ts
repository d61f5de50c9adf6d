import type { Browser, BrowserContext, Page, Route } from 'playwright/test';
import { routeNameOf, routeNames } from '../crawl/routeNames';
import { faults } from './faults';
import { judge, usualOf } from './judge';
import { BACKEND, look, prepare, prepareArgs } from './look';

const PEOPLE = ['visitor', 'member', 'agent'] as const;
type Person = (typeof PEOPLE)[number];

/** Pictures take most of the time of a page load, and say nothing about a fault. */
const HEAVY = ['*.webp', '*.jpg', '*.png', '*.woff2'];

/** So many pages are open at once. Most of the time of a probe is waiting. */
const LANES = 3;

/** So many endpoints of one page are a job. */
const PART = 4;

/** A page that one person opens, and what it calls. */
interface Found {
  person: Person;
  path: string;
  endpoints: string[];
}
interface Job extends Found {
  faults: string[];
}

interface Options {
  browser: Browser;
  baseURL: string;
  database: string;
  /** Parts of pages or endpoints: only those are swept. */
  words: string[];
  report(line: string): void;
}

const endpointOf = (url: string) => new URL(url).pathname;

/** Two addresses of one screen differ in values only. One of them is opened. */
const kindOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://x');
  return `${routeNameOf(pathname)}?${[...searchParams.keys()].sort()}`;
};

/** A page of a person in a database of its own, so that nothing that happens in another one is seen. */
async function openPage({ browser, baseURL, database }: Options, person: Person, lane: number) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const value = `${database}-${lane}-${person}`;
  await context.addCookies([{ name: 'mock_db', value, url: baseURL }]);
  const admin = async (path: string, data: unknown) =>
    (await (await context.request.post(`/__mock/${path}`, { data })).json()).value;
  await admin('scenarios', { name: 'noPopups' });
  const session = person === 'visitor' ? undefined : await admin('personas', { persona: person });
  await context.addInitScript(prepare, prepareArgs(session));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: HEAVY });
  return page;
}

/** Runs the jobs, each in a lane that is free. A lane keeps its pages. */
async function runInLanes<J extends { person: Person }>(
  jobs: J[],
  options: Options,
  act: (page: Page, job: J) => Promise<void>,
) {
  const waiting = [...jobs];
  const runLane = async (lane: number) => {
    const pages = new Map<Person, Page>();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const page = pages.get(job.person) ?? (await openPage(options, job.person, lane));
      pages.set(job.person, page);
      await act(page, job);
    }
    for (const page of pages.values()) await page.context().close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
}

/** Opens every page of every person, and notes what each of them calls by itself. */
async function findCalls(options: Options) {
  const asked = options.words.filter((word) => word.startsWith('/m'));
  const first = asked.length ? asked : routeNames.filter((name) => !name.includes('$'));
  const found: Found[] = [];
  await runInLanes(
    PEOPLE.map((person) => ({ person })),
    options,
    async (page, { person }) => {
      const waiting = [...first];
      const known = new Set(first.map(kindOf));
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const calls = new Set<string>();
        const note = (request: { url(): string }) => {
          if (BACKEND.test(request.url())) calls.add(endpointOf(request.url()));
        };
        page.on('request', note);
        await look(page, path);
        page.off('request', note);
        found.push({ person, path, endpoints: [...calls] });
        if (asked.length) continue;
        const hrefs = await page
          .locator('a[href^="/m"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        for (const href of hrefs) {
          if (!routeNameOf(href) || known.has(kindOf(href))) continue;
          known.add(kindOf(href));
          waiting.push(href);
        }
      }
    },
  );
  return found;
}

/** One of each kind: an error, nothing, and no reply. */
const SOME = ['status 500', 'empty value', 'no answer'];

/** Every fault on the page that calls the least besides, and some on the first page that calls the endpoint. */
function chooseJobs(found: Found[], words: string[]): Job[] {
  const inOrder = PEOPLE.flatMap((person) => found.filter((page) => page.person === person));
  const isAsked = (path: string, endpoint: string) =>
    words.some((word) => path.includes(word) || endpoint.includes(word));
  const jobs = new Map<string, Job>();
  const add = (page: Found | undefined, endpoint: string, faults: string[]) => {
    if (!page || !isAsked(page.path, endpoint)) return;
    for (let part = 0; ; part++) {
      const key = [page.person, page.path, faults.length, part].join();
      const job = jobs.get(key) ?? { ...page, endpoints: [], faults };
      // Small parts, so that no lane has much to do when the others are ready.
      if (job.endpoints.length >= PART) continue;
      job.endpoints.push(endpoint);
      jobs.set(key, job);
      return;
    }
  };
  for (const endpoint of new Set(inOrder.flatMap(({ endpoints }) => endpoints))) {
    const callers = inOrder.filter(({ endpoints }) => endpoints.includes(endpoint));
    const [first] = callers;
    const [least] = callers.toSorted((a, b) => a.endpoints.length - b.endpoints.length);
    add(least, endpoint, Object.keys(faults));
    if (first !== least) add(first, endpoint, SOME);
  }
  return [...jobs.values()];
}

/** Every endpoint that a page calls by itself, with every fault. Returns what is wrong. */
export async function sweep(options: Options) {
  const jobs = chooseJobs(await findCalls(options), options.words);
  const failed: string[] = [];
  const count = new Set(jobs.flatMap(({ endpoints }) => endpoints)).size;
  options.report(
    `${count} endpoints on ${new Set(jobs.map(({ path }) => path)).size} pages, ${jobs.reduce((sum, { endpoints, faults }) => sum + endpoints.length * faults.length, 0)} page loads with a fault`,
  );
  await runInLanes(jobs, options, async (page, { person, path, endpoints, faults: names }) => {
    const usual = usualOf(await look(page, path), await look(page, path));
    for (const endpoint of endpoints)
      for (const fault of names) {
        const answer = faults[fault] as (route: Route) => Promise<void>;
        const isEndpoint = (url: URL) => url.pathname === endpoint;
        await page.route(isEndpoint, (route) => answer(route).catch(() => {}));
        const isHeld = (url: string) => fault === 'no answer' && endpointOf(url) === endpoint;
        const seen = await look(page, path, isHeld);
        await page.unroute(isEndpoint);
        const { problems, saw } = judge(seen, usual, fault);
        const line = [endpoint, fault, `${path} (${person})`, problems.join(', '), saw];
        options.report(`| ${line.join(' | ')} |`);
        if (problems.length) failed.push(line.join(' | '));
      }
  });
  return failed;
}
