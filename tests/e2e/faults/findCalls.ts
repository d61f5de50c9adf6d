import { routeNameOf, routeNames } from '../crawl/routeNames';
import { PEOPLE, type Person, runInLanes, type Site } from './lanes';
import { BACKEND, load, look } from './look';

/** A page that one person opens, and what it calls. */
export interface Found {
  person: Person;
  path: string;
  endpoints: string[];
}

/** Two addresses of one screen differ in values only. One of them is opened. */
const kindOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://x');
  return `${routeNameOf(pathname)}?${[...searchParams.keys()].sort()}`;
};

/** Opens every page of every person, or the given ones, and notes what each of them calls by itself. */
export async function findCalls(site: Site, paths: string[]) {
  const first = paths.length ? paths : routeNames.filter((name) => !name.includes('$'));
  const found: Found[] = [];
  const jobs = PEOPLE.map((person) => ({ person }));
  await runInLanes(jobs, site, async ({ page }, { person }) => {
    const waiting = [...first];
    const known = new Set(first.map(kindOf));
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const calls = new Set<string>();
      const note = (request: { url(): string }) => {
        if (BACKEND.test(request.url())) calls.add(new URL(request.url()).pathname);
      };
      page.on('request', note);
      await look(page, load(page, path));
      page.off('request', note);
      found.push({ person, path, endpoints: [...calls] });
      if (paths.length) continue;
      const hrefs = await page
        .locator('a[href^="/m"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        if (!routeNameOf(href) || known.has(kindOf(href))) continue;
        known.add(kindOf(href));
        waiting.push(href);
      }
    }
  });
  return found;
}
