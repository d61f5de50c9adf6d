import { type } from 'arktype';

/** What a fault does to a call. */
export const FAULT_KINDS = {
  status: 'answers with `status` (500), as text, or with an error envelope when `code` is given',
  network: 'drops the connection, also that of an open event stream',
  hang: 'never answers',
  malformed: 'cuts the reply in the middle of its JSON',
  empty: 'answers with an empty body',
  wrongTypes: 'turns texts into numbers and numbers into texts',
  longTexts: 'makes every text for people very long',
  noTexts: 'empties every text for people',
  delay: 'answers `ms` later, and sends `kbps` kilobits a second',
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

const kinds = Object.keys(FAULT_KINDS) as FaultKind[];

/** A fault as the admin API takes it. */
export const newFault = type({
  'path?': 'string > 0',
  /** The name of an endpoint of the contract, in place of `path` and `method`. */
  'endpoint?': 'string > 0',
  kind: type.enumerated(...kinds),
  'method?': "'GET' | 'POST' | 'PUT' | 'DELETE'",
  /** `status`, `code` and `message` belong to the kind `status`. */
  'status?': '200 <= number.integer <= 599',
  'code?': 'string > 0',
  'message?': 'string',
  /** A pause before the answer, in milliseconds. */
  'ms?': 'number >= 0',
  /** Up to so many milliseconds more, at random. */
  'jitterMs?': 'number >= 0',
  /** The speed of the line in kilobits a second. All calls that it limits share it. */
  'kbps?': 'number > 0',
  /** The share of the calls that the fault strikes: 0.3 is 30 %. */
  'chance?': '0 <= number <= 1',
  /** The fault ends after so many calls. */
  'times?': 'number.integer >= 1',
});

export type NewFault = typeof newFault.infer;
export type Fault = Omit<NewFault, 'endpoint' | 'path'> & {
  id: string;
  path: string;
  /** `path` is the path of an endpoint and not a part of paths: the fault does not strike longer paths. */
  isWholePath?: true;
};
