import type { CallCause } from '../../core/timeline/step';
import type { contractEndpoints } from '../openapi';

/** A call that a test repeats. `name` is its name in the contract, in `file`. */
export type RepeatedCall = (typeof contractEndpoints)[number] & { cause: CallCause; reply: Reply };

/** What is known of the reply to a call. `expected` is undefined when nothing of it can be compared. */
type Reply =
  | { kind: 'accepted'; expected: unknown }
  | { kind: 'rejected'; status: number; code: unknown }
  | { kind: 'empty' }
  /** The connection was dropped, or the text is no JSON. */
  | { kind: 'unreadable' };

/** How the tests of one runner are written, line by line. */
export interface TestSyntax {
  setTime(at: number): string;
  sendCommand(path: string, body: unknown): string;
  removeFaults(): string;
  /** With a `variable`, later calls of the person are made by the variable with the name of the account. */
  logIn(account: string, variable: boolean): string;
  /** The same by a successful call of the endpoint `login`. */
  repeatLogin(call: RepeatedCall, account: string, variable: boolean): string[];
  /** The call without an expectation. */
  repeat(call: RepeatedCall): string[];
  expect(call: RepeatedCall): string[];
  /** The whole text of a test with these lines, in a database that was seeded so. */
  write(title: string, seed: { seed: string; now: number }, lines: string[]): string;
}

export const indent = (lines: string[]) =>
  lines.map((line) => (line ? `  ${line}` : '')).join('\n');
