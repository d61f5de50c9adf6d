import { Later } from '@kit/Later';
import { signal } from '@kit/signals';
import { useState } from 'react';
import { createOrder } from '../../stores/order';
import { useStore } from '../../stores/useStore';

/** A lottery ticket opens in a sheet, whichever list it was found in. */
export function useTicket() {
  const order = useStore(createOrder);
  const [isOpen] = useState(() => signal(false));
  return {
    open(orderId: string) {
      isOpen.value = true;
      void order.open(orderId);
    },
    sheet: (
      <Later
        when={isOpen}
        load={async () => {
          const { TicketSheet } = await import('./TicketSheet');
          return () => <TicketSheet open={isOpen} />;
        }}
      />
    ),
  };
}
