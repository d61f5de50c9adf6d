import './extras.css';
import { OnTheWayLine } from '../../widgets/cashier/progress/OnTheWayLine';
import { BreakLine } from '../../widgets/safePlay/BreakLine';
import { ReviewLine } from '../../widgets/safePlay/ReviewLine';
import { useHidesFloating } from './useHidesFloating';

/** Lines above the bottom bar: a break, limits to review, and money on its way. They float, so that they move nothing when they come. */
export function MoneyLine() {
  return (
    <aside className="moneyline" data-hidden={useHidesFloating()}>
      <BreakLine />
      <ReviewLine />
      <OnTheWayLine />
    </aside>
  );
}
