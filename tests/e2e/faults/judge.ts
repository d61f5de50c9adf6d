import type { Seen } from './look';

/** Replies that a person must hear of. The others are values that the app may read as "there is nothing". */
const FAILURES = ['status 500', 'status 429', 'HTML', 'no body', 'cut off', 'dropped'];

const MAX_LINES = 3;

/** What a page shows in two loads without a fault: what is in both must not go missing without a word. */
export interface Usual {
  always: string[];
  sometimes: string[];
}

export const usualOf = (first: Seen, second: Seen): Usual => ({
  always: first.lines.filter((line) => second.lines.includes(line)),
  sometimes: [...first.lines, ...second.lines],
});

/** What is wrong with what a person saw, and what is another than usual. */
export function judge(seen: Seen, { always, sometimes }: Usual, fault: string) {
  const missing = always.filter((line) => !seen.lines.includes(line));
  const added = seen.lines.filter((line) => !sometimes.includes(line));
  const isSilent = missing.length > 0 && added.length === 0 && !seen.alert;
  const problems = [
    seen.lines.length === 0 && seen.pictures === 0 && 'nothing is shown',
    seen.isBusy && fault !== 'no answer' && 'it loads for ever',
    seen.isTooWide && 'it is too wide',
    isSilent && FAILURES.includes(fault) && 'a part is missing without a word',
    ...seen.errors.map((message) => `uncaught: ${message}`),
  ].filter((problem) => problem !== false);
  const list = (lines: string[]) => lines.slice(0, MAX_LINES).join(' / ');
  const saw = [
    added.length > 0 && `says: ${list(added)}`,
    added.length === 0 && seen.alert && `says: ${seen.alert}`,
    missing.length > 0 && `without: ${list(missing)}`,
    seen.isBusy && fault === 'no answer' && 'still loads',
  ].filter((part) => part !== false && part !== '');
  return { problems, saw: saw.join('; ') || 'as usual' };
}
