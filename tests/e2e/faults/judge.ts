import { failures } from './faults';
import type { PageState } from './pageState';

const MAX_LINES = 3;

/** What a page shows in two loads without a fault. What is in both may be missing only with a message. */
export interface Usual {
  always: string[];
  sometimes: string[];
}

export const usualOf = (first: PageState, second: PageState): Usual => ({
  always: first.lines.filter((line) => second.lines.includes(line)),
  sometimes: [...first.lines, ...second.lines],
});

export const AS_USUAL = 'as usual';
/** Not a fault: the page was asked to try again, and the reply came. */
export const RECOVERY = 'a retry that succeeds';

/** What is wrong with what a person saw, and what differs from usual. */
export function judge(seen: PageState, { always, sometimes }: Usual, fault: string) {
  const missing = always.filter((line) => !seen.lines.includes(line));
  const added = seen.lines.filter((line) => !sometimes.includes(line));
  const isSilent = missing.length > 0 && added.length === 0 && !seen.alert;
  const problems = [
    seen.lines.length === 0 && seen.pictures === 0 && 'nothing is shown',
    seen.isBusy && fault !== 'no answer' && 'it loads for ever',
    seen.isTooWide && 'it is too wide',
    isSilent && fault in failures && 'a part is missing without a message',
    fault === RECOVERY && missing.length > 0 && 'it does not come back',
    ...seen.errors.map((message) => `uncaught: ${message}`),
  ].filter((problem) => problem !== false);
  const list = (lines: string[]) => lines.slice(0, MAX_LINES).join(' / ');
  const saw = [
    added.length > 0 && `says: ${list(added)}`,
    added.length === 0 && seen.alert && `says: ${seen.alert}`,
    missing.length > 0 && `without: ${list(missing)}`,
    seen.isBusy && fault === 'no answer' && 'still loads',
  ].filter((part) => part !== false && part !== '');
  return { problems, saw: saw.join('; ') || AS_USUAL };
}
