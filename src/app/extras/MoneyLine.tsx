import './extras.css';
import { OnTheWayLine } from '../../widgets/cashier/progress/OnTheWayLine';
import { BreakLine } from '../../widgets/safePlay/BreakLine';
import { useScrolledDown } from './useScrolledDown';

/** Lines above the bottom bar: a break, and money on its way. They float, so that they move nothing when they come. */
export function MoneyLine() {
  return (
    <aside className="moneyline" data-hidden={useScrolledDown()}>
      <BreakLine />
      <OnTheWayLine />
    </aside>
  );
}
