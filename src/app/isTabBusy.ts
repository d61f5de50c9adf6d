import { computed, signal } from '@kit/signals';
import { paths } from '../widgets/navigation/paths';
import { address, currentRoute } from './currentRoute';

/** Games and payments, which a reload must not interrupt. */
const UNINTERRUPTED: readonly string[] = [
  paths.play,
  paths.playLottery,
  paths.lotteryFrame,
  paths.lotteryStart,
  paths.deposit,
  paths.withdraw,
];

/** The address at which something was typed into a form. */
const typedAt = signal<unknown>(undefined);

/** A reload would interrupt a game or a payment, or lose what was typed. */
export const isTabBusy = computed(
  () =>
    UNINTERRUPTED.includes(currentRoute.value.paths[0] ?? '') || typedAt.value === address.value,
);

export function startBusyWatch() {
  const onInput = ({ target }: Event) => {
    if ((target as Element).closest('form')) typedAt.value = address.peek();
  };
  document.addEventListener('input', onInput);
  // This starts late, so something may have been typed already.
  const fields = document.querySelectorAll<HTMLInputElement>('form input');
  for (const { type, value } of fields)
    if (/^(text|tel|email|password)$/.test(type) && value) typedAt.value = address.peek();
  return () => document.removeEventListener('input', onInput);
}
