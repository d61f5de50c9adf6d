import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { useApp } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';

/** Opens the cashier over the game. Who cannot deposit is told so by the deposit page. */
export function useOpenCashier() {
  const app = useApp();
  const { isReal } = useStore(createSession);
  const { open } = useStore(createGameCashier);
  return (stake?: number) => (isReal.peek() ? open(stake) : app.navigate(paths.deposit));
}
