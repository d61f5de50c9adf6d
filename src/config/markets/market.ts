import type { LimitKind, LimitPeriod } from '../../contract/safePlay/limit';
import type { MarketSettings } from '../../contract/site/market';

/** A document by which a member of the market is identified. */
export interface IdentityDocument {
  /** As people there call it. It is not translated. */
  name: string;
  /** A regular expression for the whole number. */
  pattern: string;
  example: string;
  /** The check digits that the number has. */
  check?: 'cpf' | 'nif';
}

/** The rules of a market that this project knows. The mock keeps all of them; the app is told what its screens need. */
export interface MarketRules
  extends Required<
    Omit<MarketSettings, 'name' | 'country' | 'exclusionRegister' | 'reviewMonths'>
  > {
  /** The least age of a player. */
  minimumAge: number;
  /** The documents of which a registration asks the number of one. Empty: the operator decides. */
  documents: readonly IdentityDocument[];
  /** The kinds of which a member must have a limit before a deposit. */
  requiredLimits: readonly LimitKind[];
  /** How many hours a looser limit waits before it can be confirmed. */
  looserHours: number;
  /** A looser limit needs a confirmation, also when it was set by the older call (`MCS2_setLimits`). */
  looserNeedsConfirmation: boolean;
  /** The most minutes between two reality checks. Null: the member decides whether there are any. */
  checkMinutes: number | null;
  /** After how many months members are reminded to review their limits. Null: never. */
  reviewMonths: number | null;
  /** Who may get a bonus on a deposit. */
  depositBonus: 'everyone' | 'verified' | 'never';
  /** One offer may be for games of different products: casino, betting and lotteries. */
  mixedOffers: boolean;
  /** How many times a bonus must be staked at most before it can be withdrawn. Null: the operator decides. */
  maxTurnover: number | null;
  /** The register of self-exclusion that each registration and login is checked against. Null: there is none. */
  exclusionRegister: NonNullable<MarketSettings['exclusionRegister']> | null;
  /** How much a person may deposit with all operators together, in units of the currency. Null: there is no such limit. */
  sharedDepositLimit: { period: LimitPeriod; amount: number } | null;
}

/** `law`: read in the law itself. `secondary source`: read about it, such as in a summary, or known without reading. */
export type Certainty = 'law' | 'draft' | 'secondary source';

/** A rule, or why the market has none here. Then the value of the default market counts. */
export type Rule<Value> =
  | {
      value: Value;
      /** Name and article. */
      source: string;
      /** The day on which it was read or written down. */
      read: string;
      certainty: Certainty;
    }
  | { reason: string; read: string };

/** Data for an operator to check with a lawyer. It is not legal advice. */
export interface Market {
  /** In English. */
  name: string;
  rules: { [Name in keyof MarketRules]: Rule<MarketRules[Name]> };
}
