import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { faults } from './faults';
import { type Found, findCalls } from './findCalls';
import { AS_USUAL } from './judge';
import { PEOPLE, runInLanes, type Site } from './lanes';
import { probePage } from './probePage';

interface Options extends Site {
  /** Parts of pages or endpoints: only those are swept. */
  words: string[];
  report(line: string): void;
}

interface Job extends Found {
  faults: string[];
}

/** An error, nothing, and no reply. */
const SOME_FAULTS = ['status 500', 'empty value', 'no answer'];

/** For each endpoint: every fault on the page with the fewest calls, and some faults on the first page that calls it. */
function chooseJobs(found: Found[], words: string[]): Job[] {
  const inOrder = PEOPLE.flatMap((person) => found.filter((page) => page.person === person));
  const jobs = new Map<string, Job>();
  const add = (page: Found, endpoint: string, faults: string[]) => {
    if (!words.some((word) => page.path.includes(word) || endpoint.includes(word))) return;
    const key = [page.person, page.path, faults.length].join();
    const job = jobs.get(key) ?? { ...page, endpoints: [], faults };
    jobs.set(key, { ...job, endpoints: [...job.endpoints, endpoint] });
  };
  for (const endpoint of new Set(inOrder.flatMap(({ endpoints }) => endpoints))) {
    const callers = inOrder.filter(({ endpoints }) => endpoints.includes(endpoint));
    const [first] = callers;
    const [least] = callers.toSorted((a, b) => a.endpoints.length - b.endpoints.length);
    if (least) add(least, endpoint, Object.keys(faults));
    if (first && first !== least) add(first, endpoint, SOME_FAULTS);
  }
  // The long ones first, so that no lane has much to do when the others are ready.
  const sizeOf = (job: Job) => job.endpoints.length * job.faults.length;
  return [...jobs.values()].toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** Keeps the calls that the first part of a sweep has found, for the other parts. */
const CALLS = '.results/faultCalls.json';

async function readOrFindCalls(site: Site, paths: string[], part: number) {
  if (part > 1 && existsSync(CALLS)) return JSON.parse(readFileSync(CALLS, 'utf8')) as Found[];
  const found = await findCalls(site, paths);
  if (part === 1) writeFileSync(CALLS, JSON.stringify(found));
  return found;
}

/** Every endpoint that a page calls by itself, with every fault. Returns what is wrong. */
export async function sweep({ words, report, ...site }: Options) {
  const share = words.find((word) => /^\d+\/\d+$/.test(word));
  const [part = 1, parts = 1] = share?.split('/').map(Number) ?? [];
  const wanted = words.filter((word) => word !== share);
  const paths = wanted.filter((word) => word.startsWith('/m'));
  const found = await readOrFindCalls(site, paths, share ? part : 0);
  const jobs = chooseJobs(found, wanted.length ? wanted : ['/']).filter(
    (_, i) => i % parts === part - 1,
  );
  const failed: string[] = [];
  const endpointCount = new Set(jobs.flatMap(({ endpoints }) => endpoints)).size;
  report(`${endpointCount} endpoints on ${new Set(jobs.map(({ path }) => path)).size} pages`);
  let tried = 0;
  let unseen = 0;
  let loads = 0;
  await runInLanes(jobs, site, async (tab, { person, path, endpoints, faults: names }) => {
    loads += await probePage(tab, {
      path,
      endpoints,
      faults: names,
      report(endpoint, fault, problems, saw) {
        tried++;
        if (saw === AS_USUAL && !problems.length) unseen++;
        const line = [endpoint, fault, `${path} (${person})`, problems.join(', '), saw];
        report(`| ${line.join(' | ')} |`);
        if (problems.length) failed.push(line.join(' | '));
      },
    });
  });
  const seen = tried - unseen - failed.length;
  report(
    `${tried} faults in ${loads} page loads: ${unseen} not seen, ${seen} seen, ${failed.length} wrong`,
  );
  return failed;
}
