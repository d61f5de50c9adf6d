import { computed } from '@kit/signals';
import { intlTag } from '../../i18n/locale';
import { createTheme } from '../../stores/theme';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import type { HostMessage } from './frameMessages';

type StateMessage = HostMessage & { type: 'state' };
type OwnState = Pick<StateMessage, 'balance' | 'leastStake' | 'isFree' | 'lottery'>;

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
