import './extras.css';
import { OnTheWayLine } from '../../widgets/cashier/progress/OnTheWayLine';
import { BreakLine } from '../../widgets/safePlay/BreakLine';
import { ReviewLine } from '../../widgets/safePlay/ReviewLine';
import { useScrolledDown } from './useScrolledDown';

/** Lines above the bottom bar: a break, limits to review, and money on its way. They float, so that they move nothing when they come. */
export function MoneyLine() {
  return (
    <aside className="moneyline" data-hidden={useScrolledDown()}>
      <BreakLine />
      <ReviewLine />
      <OnTheWayLine />
    </aside>
  );
}
