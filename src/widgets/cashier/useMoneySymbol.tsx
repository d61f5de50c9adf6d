import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useStore } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';

/** The currency symbol of a field for an amount: before what is typed, or behind it, as in all other amounts. */
export function useMoneySymbol() {
  const { symbol, isSymbolBehind } = useStore(createWallet);
  return {
    prefix: computed(() => (isSymbolBehind.value ? '' : symbol.value)),
    end: (
      <When is={isSymbolBehind}>
        {() => (
          <span className="field-prefix" dir="ltr">
            {symbol}
          </span>
        )}
      </When>
    ),
  };
}
