import { computed, type ReadonlySignal } from '@kit/render/signals';
import type { ComponentProps } from 'react';
import { useStore } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { Money } from '../../ui/content/Money';

type Props = Omit<ComponentProps<typeof Money>, 'amount' | 'masked'> & {
  /** Another balance than that of the wallet, such as the one inside a game. */
  balance?: ReadonlySignal<number | undefined> | undefined;
};

/** The balance of the member. It is masked while it is hidden or reloaded, and dashes when it is not known. */
export function BalanceAmount({ balance, ...money }: Props) {
  const wallet = useStore(createWallet);
  return (
    <Money
      {...money}
      amount={balance ?? wallet.balance}
      masked={computed(() => wallet.isHidden.value || wallet.isReloading.value)}
    />
  );
}
