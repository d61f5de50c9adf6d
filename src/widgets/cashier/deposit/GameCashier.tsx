import { useMount } from '@kit/render/hooks';
import { loadTexts } from '../../../i18n/locale';
import { useStore } from '../../../stores/base/useStore';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { LazySheet } from '../../site/app/LazySheet';

async function loadSheet() {
  const [{ CashierSheet }] = await Promise.all([
    import('./CashierSheet'),
    loadTexts('cashier', 'safePlay', 'validation', 'wallet'),
  ]);
  return CashierSheet;
}

/** The place of the cashier over a game. Its code is loaded when it is first opened. */
export function GameCashier() {
  const { isOpen, leave } = useStore(createGameCashier);
  useMount(() => leave);
  return (
    <LazySheet open={isOpen} load={loadSheet}>
      {(CashierSheet) => <CashierSheet />}
    </LazySheet>
  );
}
