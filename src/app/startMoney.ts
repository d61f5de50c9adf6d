import { effect } from '@kit/render/signals';
import { intlTag } from '../i18n/locale';
import type { Host } from '../stores/base/host';
import { createWallet } from '../stores/cashier/wallet';
import { moneyStyle } from '../ui/content/formatMoney';

/** Loads the currency of the member or of the platform, and how amounts are written. */
export function startMoney({ use, own, retain }: Host) {
  retain(createWallet);
  const { symbol, isSymbolBehind, decimals } = use(createWallet);
  own(
    effect(() => {
      moneyStyle.value = {
        locale: intlTag.value,
        symbol: symbol.value,
        position: isSymbolBehind.value ? 'B' : 'A',
        decimals: decimals.value,
      };
    }),
  );
}
