import { computed, signal } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';

/** Games and payments, which a reload must not interrupt. */
const UNINTERRUPTED: readonly string[] = [
  paths.play,
  paths.playLottery,
  paths.lotteryFrame,
  paths.deposit,
  paths.withdraw,
];

/** The types of fields whose value was typed, and not chosen. */
const TYPED_INTO = /^(text|tel|email|password|textarea)$/;

/** A reload would interrupt a game or a payment, or lose what was typed. */
export function createTabBusy({ use }: Host) {
  const { address, currentRoute } = use(createCurrentRoute);
  /** The address at which something was typed into a form. */
  const typedAt = signal<unknown>(undefined);

  return {
    isTabBusy: computed(
      () =>
        UNINTERRUPTED.includes(currentRoute.value.paths[0] ?? '') ||
        typedAt.value === address.value,
    ),

    start() {
      const onInput = ({ target }: Event) => {
        if ((target as Element).closest('form')) typedAt.value = address.peek();
      };
      document.addEventListener('input', onInput);
      // This starts late, so something may have been typed already.
      const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
      for (const { type, value } of fields)
        if (TYPED_INTO.test(type) && value) typedAt.value = address.peek();
      return () => document.removeEventListener('input', onInput);
    },
  };
}
