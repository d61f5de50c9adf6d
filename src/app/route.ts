import type { Noun } from '../i18n/dictionaries';
import type { PlainKey } from '../i18n/t';
import type { IconName } from '../ui/icons';
import type { Address } from '../widgets/useApp';

/** Any session, one of a real account (not a trial), one that contracts are offered to, or an agent's. */
export type Needs = 'session' | 'real' | 'contract' | 'agent';

export interface Place {
  /** The first is the one that links use. */
  at: readonly string[];
  screen: () => Promise<{ default: () => React.ReactNode }>;
  title: PlainKey | ((address: Address) => PlainKey);
  /** Words of the screen, fetched beside its code. */
  words?: readonly Noun[];
  needs?: Needs;
  /** Page header with back and title, unless told otherwise; `home` is the one with the logo. */
  header?: 'home' | 'none';
  /** The page header ends in the way to search. */
  hasSearch?: true;
  /** What the page header ends in otherwise. */
  aside?: { icon: IconName; label: PlainKey; href: string };
  /** The bottom bar shows unless told otherwise. */
  hasBar?: false;
  /** Back leads one step back, unless it always leads home. */
  backTo?: 'home';
}
