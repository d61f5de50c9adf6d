import type { Browser, CDPSession, Page } from 'playwright/test';
import { prepare, prepareArgs } from './pageState';

export const PEOPLE = ['visitor', 'member', 'agent'] as const;
export type Person = (typeof PEOPLE)[number];

/** Pictures take most of the time of a page load, and no fault is about them. */
const PICTURES_AND_FONTS = ['*.webp', '*.jpg', '*.png', '*.svg', '*.woff2'];

/** How many pages are open at once. A probe waits for half of its time, so more than one keeps the CPU busy. */
const LANES = 3;

export interface Site {
  browser: Browser;
  baseURL: string;
  database: string;
}

export interface Tab {
  page: Page;
  devtools: CDPSession;
}

/** A page of a person, with a database of its own, so that probes in other pages do not change its data. */
async function openTab(
  { browser, baseURL, database }: Site,
  person: Person,
  lane: number,
): Promise<Tab> {
  const context = await browser.newContext({
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
  await devtools.send('Network.setBlockedURLs', { urls: PICTURES_AND_FONTS });
  return { page, devtools };
}

/** Runs the jobs, each in a lane that is free. A lane keeps its pages. */
export async function runInLanes<J extends { person: Person }>(
  jobs: J[],
  site: Site,
  act: (tab: Tab, job: J) => Promise<void>,
) {
  const waiting = [...jobs];
  const runLane = async (lane: number) => {
    const tabs = new Map<Person, Tab>();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const tab = tabs.get(job.person) ?? (await openTab(site, job.person, lane));
      tabs.set(job.person, tab);
      await act(tab, job);
    }
    for (const { page } of tabs.values()) await page.context().close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
}
