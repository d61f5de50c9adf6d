import { intercept } from './intercept';
import { AS_USUAL, judge, RECOVERY, usualOf } from './judge';
import type { Tab } from './lanes';
import { pressRetries, stateAfter } from './pageState';

interface Options {
  path: string;
  endpoints: string[];
  /** The first of them shows whether a person sees anything of an endpoint. */
  faults: string[];
  report(endpoint: string, fault: string, problems: string[], saw: string): void;
}

/** Tries the faults on the endpoints that a page calls. Returns how often it was loaded. */
export async function probePage({ page, devtools }: Tab, options: Options) {
  const { path, report } = options;
  const [first = '', ...rest] = options.faults;
  let loads = 0;
  const open = () => {
    loads++;
    return page.goto(path, { waitUntil: 'commit' });
  };
  const usual = usualOf(await stateAfter(page, open), await stateAfter(page, open));

  async function probe(endpoints: string[], fault: string, act: () => Promise<unknown>) {
    const fake = await intercept(devtools, fault === RECOVERY ? [] : endpoints, fault);
    const isHeld = (url: string) =>
      fault === 'no answer' && endpoints.includes(new URL(url).pathname);
    const seen = await stateAfter(page, act, isHeld);
    await fake.stop();
    const { problems, saw } = judge(seen, usual, fault);
    const isUsual = !problems.length && saw === AS_USUAL;
    return { problems, saw, isUsual, canRetry: seen.retries > 0, called: fake.called };
  }

  /** One load for each fault, or a press of "retry" in place of the load. Returns whether all was as usual. */
  async function probeOne(endpoint: string) {
    const seen = await probe([endpoint], first, open);
    report(endpoint, first, seen.problems, seen.saw);
    if (seen.isUsual) return true;
    let canRetry = seen.canRetry;
    // After it the page is as usual, so that the faults that follow begin with a load.
    const order = rest.flatMap((fault) => (fault === 'dropped' ? [fault, RECOVERY] : [fault]));
    for (const fault of order) {
      if (fault === RECOVERY && !canRetry) continue;
      const next = await probe([endpoint], fault, canRetry ? pressRetries(page) : open);
      report(endpoint, fault, next.problems, next.saw);
      canRetry = next.canRetry;
    }
    return false;
  }

  /** Endpoints whose faults a person does not see share a load. When something is seen, each half is tried. */
  async function probeTogether(endpoints: string[], fault: string) {
    if (!endpoints.length) return;
    const seen = await probe(endpoints, fault, open);
    const isClear = seen.isUsual && endpoints.every((endpoint) => seen.called.has(endpoint));
    if (isClear || endpoints.length === 1)
      for (const endpoint of endpoints) report(endpoint, fault, seen.problems, seen.saw);
    else {
      const half = Math.ceil(endpoints.length / 2);
      await probeTogether(endpoints.slice(0, half), fault);
      await probeTogether(endpoints.slice(half), fault);
    }
  }

  const unseen: string[] = [];
  for (const endpoint of options.endpoints) if (await probeOne(endpoint)) unseen.push(endpoint);
  for (const fault of rest) await probeTogether(unseen, fault);
  return loads;
}
