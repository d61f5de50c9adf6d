export type LicenceProfile = 'none' | 'offered' | 'strict';
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time';
export type LimitPeriod = 'day' | 'week' | 'month';
export type SafePlayTool =
  | 'limits'
  | 'breaks'
  | 'check'
  | 'selfTest'
  | 'history'
  | 'sessionBar'
  | 'facts';

export interface HelpLink {
  name: string;
  address: string;
}

export interface Seal {
  name: string;
  address: string;
  image?: string;
}

/** What the rules of a market require of the app. The rules that the backend enforces: fixtures/safePlay/licences.ts. */
export interface Licence {
  /** For a server whose settings name no age. Absent: 21. */
  age?: number;
  /** The mark of the regulator, with a link to its page about this operator. */
  seal?: Seal;
  /** Who helps players, outside of the operator. */
  helpLinks: readonly HelpLink[];
  tools: readonly SafePlayTool[];
  limits: readonly LimitKind[];
  periods: readonly LimitPeriod[];
  /** Choices of minutes between reality checks. */
  checkMinutes: readonly number[];
  /** Choices of hours for a break or an exclusion. */
  breakHours: readonly number[];
  /** Offers an exclusion for good. */
  hasForever: boolean;
  /** Leads to the limits after a registration. */
  limitsAtRegistration: boolean;
  /** Texts in place of the app's own, by language. */
  words: readonly { language: string; about?: string; help?: string; statement?: string }[];
}

const WEEK = 7 * 24;
const MONTH = 30 * 24;
const YEAR = 365 * 24;

const offered: Licence = {
  helpLinks: [
    { name: 'Gambling Therapy', address: 'https://www.gamblingtherapy.org/' },
    { name: 'Gamblers Anonymous', address: 'https://gamblersanonymous.org/' },
  ],
  tools: ['limits', 'breaks', 'check', 'selfTest', 'history', 'sessionBar', 'facts'],
  limits: ['deposit', 'loss', 'stake', 'time'],
  periods: ['day', 'week', 'month'],
  checkMinutes: [15, 30, 60, 120],
  breakHours: [6, 24, 72, WEEK, MONTH, 3 * MONTH, 6 * MONTH, YEAR, 5 * YEAR],
  hasForever: true,
  limitsAtRegistration: false,
  words: [],
};

const LICENCES: Record<LicenceProfile, Licence> = {
  none: { ...offered, tools: [] },
  offered,
  strict: { ...offered, checkMinutes: [15, 30, 60], limitsAtRegistration: true },
};

const isProfile = (name: string | undefined): name is LicenceProfile =>
  name !== undefined && Object.hasOwn(LICENCES, name);

/**
 * The licence of the configuration. Without a profile there, the profile of the server counts. A server that
 * names none does not have the calls of safe play.
 */
export function licenceOf(
  configured: ({ profile?: LicenceProfile } & Partial<Licence>) | undefined,
  serverProfile: string | undefined,
): Licence {
  const { profile = serverProfile, ...changes } = configured ?? {};
  return { ...LICENCES[isProfile(profile) ? profile : 'none'], ...changes };
}
