import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { useStore } from '../../../stores/base/useStore';
import { createOrder } from '../../../stores/lottery/order';
import { LazySheet } from '../../../widgets/site/app/LazySheet';

/** Opens a lottery ticket in a sheet. Both tabs use it, since bets of a ticket are in both. */
export function useTicketSheet() {
  const orders = useStore(createOrder);
  const isOpen = useOnce(() => signal(false));
  return {
    open(orderId: string) {
      isOpen.value = true;
      void orders.open(orderId);
    },
    sheet: (
      <LazySheet open={isOpen} load={() => import('./TicketSheet')}>
        {({ TicketSheet }) => <TicketSheet open={isOpen} />}
      </LazySheet>
    ),
  };
}
