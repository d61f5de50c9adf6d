import { computed } from '@kit/render/signals';
import { intlTag } from '../../../i18n/locale';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createTheme } from '../../../stores/site/theme';
import type { HostMessage } from '../play/frameMessages';

type StateMessage = HostMessage & { type: 'state' };
type OwnState = Pick<
  StateMessage,
  'balance' | 'leastStake' | 'highestStake' | 'isFree' | 'rules' | 'lottery'
>;

/** The message with the state of a game: its own part, and the money style, locale and theme. */
export function useGameState(ownState: () => OwnState) {
  const { symbol, isSymbolBehind, decimals } = useStore(createWallet);
  const { theme } = useStore(createTheme);
  return computed(
    (): StateMessage => ({
      type: 'state',
      symbol: symbol.value,
      isSymbolBehind: isSymbolBehind.value,
      decimals: decimals.value,
      locale: intlTag.value,
      theme: theme.value,
      ...ownState(),
    }),
  );
}
