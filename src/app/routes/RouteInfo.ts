import type { Domain } from '../../i18n/dictionaries';
import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/site/app/useApp';

/**
 * Who may open a screen: any member, members with a real account (no trial), members who may have an
 * agent contract, or agents.
 */
export type Access = 'session' | 'real' | 'agentContract' | 'agent';

export interface RouteInfo {
  /** Links use the first path. */
  paths: readonly string[];
  screen: () => Promise<{ default: () => React.ReactNode }>;
  title: PlainKey | ((address: Address) => PlainKey);
  /** The dictionaries of the screen. They are loaded together with its code. */
  texts?: readonly Domain[];
  access?: Access;
  /** The key by which the merchant can switch the screen off in the menus. */
  menuKey?: string;
  /** Without it: the page header with the back button and the title. `home`: its own, which is loaded with the screen. */
  header?: 'home' | 'none';
  /** Shows the search button in the page header. */
  hasSearch?: true;
  /** A button at the end of the page header that opens the records of the page. */
  headerLink?: { label: PlainKey; href: string };
  /** Hides the bottom bar. */
  hasBar?: false;
  /** The back button always opens home. Without it: one step back in the history. */
  backTo?: 'home';
}
