import './extras.css';
import { OnTheWayLine } from '../../widgets/cashier/progress/OnTheWayLine';
import { useScrolledDown } from './useScrolledDown';

/** A line above the bottom bar while money is on its way. It floats, so that it moves nothing when it comes. */
export function MoneyLine() {
  const isHidden = useScrolledDown();
  return (
    <OnTheWayLine>
      {(line) => (
        <aside className="moneyline" data-hidden={isHidden}>
          {line}
        </aside>
      )}
    </OnTheWayLine>
  );
}
