import { useSignal } from '@kit/useSignal';
import { createOrder } from '../../stores/order';
import { useStore } from '../../stores/useStore';
import { LazySheet } from '../../widgets/app/LazySheet';

/** Opens a lottery ticket in a sheet. Both tabs use it, since bets of a ticket are in both. */
export function useTicketSheet() {
  const orders = useStore(createOrder);
  const isOpen = useSignal(false);
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
