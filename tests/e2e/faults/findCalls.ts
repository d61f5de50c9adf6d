import { agentRoutes, kindOf, ownRoutes, routeNameOf, routeNames } from '../crawl/routeNames';
import { PEOPLE, type Person, runInLanes, type Site, type Tab } from './lanes';
import { BACKEND, load, stateAfter } from './pageState';

/** A page that one person opens, and what it calls. */
export interface Found {
  person: Person;
  path: string;
  endpoints: string[];
}

interface Job {
  person: Person;
  paths: string[];
}

/** Few enough that all lanes end at about the same time. */
const PAGES_PER_JOB = 6;

/**
 * The pages that each person opens first. A member opens the public ones too, as they show more to a member than to a
 * visitor. An agent sees the same there as a member, and opens only the pages of agents.
 */
const firstPaths: Record<Person, string[]> = {
  visitor: ownRoutes.visitor,
  member: routeNames.filter((path) => !agentRoutes.includes(path)),
  agent: agentRoutes,
};

const jobsOf = (person: Person, paths: string[]): Job[] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_PER_JOB) }, (_, i) => ({
    person,
    paths: paths.slice(i * PAGES_PER_JOB, (i + 1) * PAGES_PER_JOB),
  }));

/** Opens one page. Returns its calls and its links. */
async function openPage({ page }: Tab, path: string) {
  const calls = new Set<string>();
  const noteCall = (request: { url(): string }) => {
    if (BACKEND.test(request.url())) calls.add(new URL(request.url()).pathname);
  };
  page.on('request', noteCall);
  await stateAfter(page, load(page, path));
  page.off('request', noteCall);
  const links = page.locator('a[href^="/m"]');
  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  return { endpoints: [...calls], hrefs };
}

/** Opens every page of every person, or the given ones, and notes what each of them calls by itself. */
export async function findCalls(site: Site, paths: string[]) {
  const found: Found[] = [];
  const linked: Record<Person, string[]> = { visitor: [], member: [], agent: [] };
  const visit = (jobs: Job[]) =>
    runInLanes(jobs, site, async (tab, { person, paths }) => {
      for (const path of paths) {
        const { endpoints, hrefs } = await openPage(tab, path);
        found.push({ person, path, endpoints });
        linked[person].push(...hrefs);
      }
    });

  if (paths.length) await visit(PEOPLE.flatMap((person) => jobsOf(person, paths)));
  else {
    const known = new Set(routeNames.map(kindOf));
    const pathsToOpen = (person: Person) =>
      firstPaths[person].filter((path) => !path.includes('$'));
    await visit(PEOPLE.flatMap((person) => jobsOf(person, pathsToOpen(person))));
    // Pages with an id, and lists with a filter, have an address only in links.
    const newLinks = (person: Person) =>
      linked[person].filter((href) => {
        const isNew = routeNameOf(href) !== undefined && !known.has(kindOf(href));
        known.add(kindOf(href));
        return isNew;
      });
    await visit(PEOPLE.flatMap((person) => jobsOf(person, newLinks(person))));
  }
  return found;
}
